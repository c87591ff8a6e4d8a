// A QR code as one path of an SVG.

import { encode } from "uqr";

export interface QrDrawing {
  size: number;
  path: string;
}

/** Runs of dark modules become bars, so that the path stays short and no hairlines show between modules. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const bars: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      bars.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
    }
  });
  return { size, path: bars.join("") };
}
