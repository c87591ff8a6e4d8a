//! What players bring: bands (DS-105…107), tables of terrain (DS-242) and scenarios (DS-R140), as files that people write by
//! hand, judged line by line.

use printed::DataError;
use serde_json::{Value, json};
use shelf::{
    Language, ListAnswer, ListInfo, ListMeasure, ListMistake, ListTrial, Lists, Problem,
    SettingValue,
};

use super::words::words;
use crate::cards::band::{Band, Demands, flaws, measures};
use crate::cards::check_table::{MOST_LINKS, MOST_OBJECTS, MOST_PIECES, MOST_POLYGONS};
use crate::cards::layout::Layout;
use crate::cards::{
    Format, ScenarioId, ScenarioLaid, band_file, catalogue, check_scenario, scenario_file, table,
    table_file,
};
use crate::geometry::terrain::{DOORS, Kind};
use crate::table::config::{BandChoice, ScenarioChoice, TableChoice};

/// Bands of one's own.
#[derive(Debug)]
pub(crate) struct Bands;

/// Tables of terrain of one's own.
#[derive(Debug)]
pub(crate) struct Grounds;

/// Scenarios of one's own.
#[derive(Debug)]
pub(crate) struct Scenarios;

impl Lists for Bands {
    fn kind(&self) -> &'static str {
        "bands"
    }

    fn info(&self, language: Language) -> ListInfo {
        info(self.kind(), language)
    }

    fn longest(&self) -> usize {
        band_file::LONGEST
    }

    /// DS-104…107, DS-1002…1004, DS-1101: by the limits of its own format. Green units may stand in for hirelings of a
    /// small band, since a table may allow it (DS-1106).
    fn judge(&self, text: &str, language: Language) -> ListAnswer {
        let book = catalogue();
        let brought = match band_file::read_brought(text, &book.weapons) {
            Ok(brought) => brought,
            Err(error) => return unreadable(text, &error, language),
        };
        let format = brought.band.format.unwrap_or_default();
        let demands = Demands { format, armament_limits: true, units_in_small: true };
        let mistakes = flaws(&brought.band, demands, &book.weapons).into_iter().map(|found| {
            let line = found.member.and_then(|place| brought.lines.get(place));
            ListMistake {
                line: line.and_then(|line| u32::try_from(*line).ok()),
                about: found.member.map(|place| format!("m{}", place + 1)),
                clause: found.flaw.clause(format).map(str::to_owned),
                text: language.of(found.flaw.fr(), found.flaw.to_string()),
            }
        });
        let counted = measures(&brought.band, demands, &book.weapons).into_iter();
        let counted = counted.map(|one| {
            measure(language, one.id, [one.value, one.least, one.most], Some(one.clause))
        });
        let mistakes: Vec<ListMistake> = mistakes.collect();
        let name = called(&brought.band.name, language);
        let list = serde_json::to_value(BandChoice::Custom(brought.band)).ok();
        // DS-1101: small bands play by three and more, all others by two.
        let players = if format == Format::Small { 3 } else { 2 };
        let config = json!({ "bands": [list], "format": format, "units_in_small_bands": true });
        ListAnswer {
            name,
            trial: mistakes.is_empty().then_some(ListTrial { config, players: Some(players) }),
            mistakes,
            measures: counted.collect(),
            list,
            text: text.to_owned(),
        }
    }

    fn write(&self, list: &Value, _language: Language) -> Result<String, Problem> {
        let band = match read::<BandChoice>(list)? {
            BandChoice::Custom(band) => band,
            BandChoice::Usual | BandChoice::Preset(_) => return Err(not_written_out()),
        };
        let weapons = &catalogue().weapons;
        let known = |member: &crate::cards::Member| {
            member.weapons.iter().all(|weapon| usize::from(weapon.0) < weapons.len())
        };
        if !band.members.iter().all(known) {
            let flaw = crate::cards::band::Flaw::UnknownWeapon;
            return Err(Problem::said(flaw.fr(), flaw.to_string()));
        }
        Ok(band_file::write(&band, weapons))
    }

    fn ready(&self, language: Language) -> Vec<SettingValue> {
        let written = catalogue().presets.iter().map(|preset| {
            let band = Band { format: Some(preset.format), ..preset.band.clone() };
            let name = called(&band.name, language);
            SettingValue::new(&BandChoice::Custom(band), name, preset.text.get(language))
        });
        written.collect()
    }
}

impl Lists for Grounds {
    fn kind(&self) -> &'static str {
        "terrain"
    }

    fn info(&self, language: Language) -> ListInfo {
        info(self.kind(), language)
    }

    fn longest(&self) -> usize {
        table_file::LONGEST
    }

    /// DS-242: everything that keeps a table from being valid.
    fn judge(&self, text: &str, language: Language) -> ListAnswer {
        let brought = match table_file::read(text) {
            Ok(brought) => brought,
            Err(error) => return unreadable(text, &error, language),
        };
        let layout = &brought.layout;
        let found = table::table(layout, &catalogue().lands).err().unwrap_or_default();
        let mistakes = found.into_iter().map(|mistake| ListMistake {
            line: brought.line(mistake.at).and_then(|line| u32::try_from(line).ok()),
            about: layout.called(mistake.at),
            clause: Some(mistake.clause.to_owned()),
            text: layout.called(mistake.at).map_or_else(
                || format!("{}.", mistake.text.get(language)),
                |id| format!("{id}{} {}.", language.of(" :", ":"), mistake.text.get(language)),
            ),
        });
        let mistakes: Vec<ListMistake> = mistakes.collect();
        let list = serde_json::to_value(TableChoice::Custom(Box::new(layout.clone()))).ok();
        let scenario = layout.setup.first().map(|setup| ScenarioChoice::Fixed(setup.scenario));
        let config = json!({ "table": list, "scenario": scenario });
        ListAnswer {
            name: language.of(&layout.name.fr, &layout.name.en).clone(),
            trial: mistakes.is_empty().then_some(ListTrial { config, players: None }),
            mistakes,
            measures: ground_measures(layout, language),
            list,
            text: text.to_owned(),
        }
    }

    fn write(&self, list: &Value, _language: Language) -> Result<String, Problem> {
        match read::<TableChoice>(list)? {
            TableChoice::Custom(layout) => Ok(table_file::write(&layout)),
            TableChoice::Random | TableChoice::Named(_) => Err(not_written_out()),
        }
    }

    fn ready(&self, language: Language) -> Vec<SettingValue> {
        let written = catalogue().tables.iter().map(|table| {
            let choice = TableChoice::Custom(Box::new(table.layout.clone()));
            SettingValue::new(&choice, table.name.get(language), table.text.get(language))
        });
        written.collect()
    }
}

impl Lists for Scenarios {
    fn kind(&self) -> &'static str {
        "scenarios"
    }

    fn info(&self, language: Language) -> ListInfo {
        info(self.kind(), language)
    }

    fn longest(&self) -> usize {
        scenario_file::LONGEST
    }

    /// DS-R140: everything that keeps a scenario from being played.
    fn judge(&self, text: &str, language: Language) -> ListAnswer {
        let brought = match scenario_file::read(text) {
            Ok(brought) => brought,
            Err(error) => return unreadable(text, &error, language),
        };
        let (laid, book) = (&brought.laid, catalogue());
        let built = check_scenario::build(laid, &book.scenarios, &book.tables, &book.lands);
        let mistakes = built.err().unwrap_or_default().into_iter().map(|fault| ListMistake {
            line: brought.line(fault.at).and_then(|line| u32::try_from(line).ok()),
            about: fault.at.called(laid),
            clause: Some(fault.clause.to_owned()),
            text: fault.at.called(laid).map_or_else(
                || format!("{}.", fault.text.get(language)),
                |id| format!("{id}{} {}.", language.of(" :", ":"), fault.text.get(language)),
            ),
        });
        let mistakes: Vec<ListMistake> = mistakes.collect();
        let list = serde_json::to_value(ScenarioChoice::Custom(Box::new(laid.clone()))).ok();
        let config = json!({ "scenario": list });
        let counted = [laid.setup.len(), 0, book.tables.len()];
        ListAnswer {
            name: language.of(&laid.name.fr, &laid.name.en).clone(),
            trial: mistakes.is_empty().then_some(ListTrial { config, players: Some(2) }),
            mistakes,
            measures: vec![measure(language, "setups", counted, Some("DS-242"))],
            list,
            text: text.to_owned(),
        }
    }

    fn write(&self, list: &Value, _language: Language) -> Result<String, Problem> {
        match read::<ScenarioChoice>(list)? {
            ScenarioChoice::Custom(laid) => Ok(scenario_file::write(&laid)),
            ScenarioChoice::Roll | ScenarioChoice::Fixed(_) => Err(not_written_out()),
        }
    }

    fn ready(&self, language: Language) -> Vec<SettingValue> {
        let written = ScenarioId::playable().iter().map(|id| {
            let print = catalogue().scenario(*id);
            let choice = ScenarioChoice::Custom(Box::new(ScenarioLaid::of(*id, print)));
            SettingValue::new(&choice, print.name.get(language), print.text.get(language))
        });
        written.collect()
    }
}

/// DS-R130: what is counted of a table.
fn ground_measures(layout: &Layout, language: Language) -> Vec<ListMeasure> {
    let doors = layout.piece.iter().filter(|piece| piece.kind == Kind::Door).count();
    let counted = [
        ("pieces", layout.piece.len(), 0, MOST_PIECES),
        ("doors", doors, 0, DOORS),
        ("links", layout.link.len(), 0, MOST_LINKS),
        ("objects", layout.object.len(), 0, MOST_OBJECTS),
        ("setups", layout.setup.len(), 1, ScenarioId::playable().len()),
        ("spots", layout.multi_spots.len(), 0, MOST_POLYGONS),
    ];
    let measure =
        |(id, value, least, most)| measure(language, id, [value, least, most], Some("DS-R130"));
    counted.map(measure).to_vec()
}

fn info(kind: &str, language: Language) -> ListInfo {
    let said = |what: &str| words().say(language, &format!("list-{kind}-{what}"), &[]);
    ListInfo { kind: kind.to_owned(), build: said("build"), own: said("own") }
}

fn measure(language: Language, id: &str, counted: [usize; 3], clause: Option<&str>) -> ListMeasure {
    let [value, least, most] = counted.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let name = words().say(language, &format!("measure-{id}"), &[]);
    ListMeasure { id: id.to_owned(), name, value, least, most, clause: clause.map(str::to_owned) }
}

fn called((fr, en): &(String, String), language: Language) -> String {
    language.of(fr, en).clone()
}

/// A text of which a line is not understood.
fn unreadable(text: &str, error: &DataError, language: Language) -> ListAnswer {
    let said = &error.text;
    let mistake = ListMistake {
        line: u32::try_from(error.line).ok(),
        text: match language {
            Language::Fr => format!("Cette ligne ne se lit pas : {said}"),
            Language::En => format!("This line cannot be read: {said}"),
        },
        ..ListMistake::default()
    };
    ListAnswer {
        name: String::new(),
        mistakes: vec![mistake],
        measures: Vec::new(),
        list: None,
        text: text.to_owned(),
        trial: None,
    }
}

fn read<T: serde::de::DeserializeOwned>(list: &Value) -> Result<T, Problem> {
    serde_json::from_value(list.clone()).map_err(|error| Problem::new(error.to_string()))
}

fn not_written_out() -> Problem {
    Problem::said(
        "seul ce qui est écrit en entier a un texte",
        "only what is written out has a text",
    )
}
