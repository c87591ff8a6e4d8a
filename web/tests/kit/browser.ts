// A browser's own things that words and preferences ask for. Imported for what it does, before anything that asks.

import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
