//! What never changes in a game: bands, sides, limits. All checking of a configuration is here (section 7).

use kernel::{ConfigError, Seat, Seats};
use printed::config::{require, wrong};

use super::config::{BandChoice, Config, ScenarioChoice, TableChoice, TeamsChoice, TurnLimit};
use super::figure::Figure;
use crate::cards::band::{Demands, examine};
use crate::cards::check_scenario;
use crate::cards::own_scenario::Own;
use crate::cards::scenario::{Role, Scenario};
use crate::cards::{
    Band, Catalogue, Format, Member, ScenarioId, Setup, Table, TableId, Trait, catalogue, table,
};

/// What never changes in a game.
#[derive(Debug)]
pub struct Given {
    pub printed: &'static Catalogue,
    pub bands: Vec<Band>,
    /// The side of each seat: 0 or 1 with two sides, else the seat's own number.
    pub sides: Vec<u8>,
    /// How many sides the game began with (DS-R84).
    pub side_count: u8,
    pub format: Format,
    /// The table, if the host fixed it.
    pub table: Option<TableId>,
    /// The table somebody brought; its id is the first that no printed one has.
    brought: Option<Table>,
    /// The scenario somebody brought.
    own: Option<Own>,
    pub config: Config,
}

impl Given {
    /// Builds and checks.
    ///
    /// # Errors
    /// What cannot be played.
    pub fn new(config: &Config) -> Result<Self, ConfigError> {
        require((2..=6).contains(&config.players), "De deux à six bandes.", "Two to six bands.")?;
        let printed = catalogue();
        let small = config.format == Format::Small;
        require(
            small == (config.players > 2),
            "À trois bandes ou plus on joue avec des bandes de 6 Po, à deux avec des bandes de 12.",
            "Three bands or more play with 6-gold bands, two with 12-gold ones.",
        )?;
        let (sides, side_count) = sides(config)?;
        let (table, brought) = chosen_table(config, printed)?;
        limits(config)?;
        let given = Self {
            bands: bands(config, printed)?,
            sides,
            side_count,
            format: config.format,
            table,
            brought,
            own: own_scenario(config, printed)?,
            config: config.clone(),
            printed,
        };
        given.scenario_fits()?;
        Ok(given)
    }

    /// DS-1104: a scenario for two sides, a table that has it, and room for all bands.
    fn scenario_fits(&self) -> Result<(), ConfigError> {
        if let Some(scenario) = self.config.scenario.fixed() {
            require(
                self.allows(scenario),
                "Ce scénario est pour deux camps.",
                "This scenario is for two sides.",
            )?;
        }
        let scenarios: Vec<ScenarioId> = match self.config.scenario.fixed() {
            Some(scenario) => vec![scenario],
            None => ScenarioId::playable().to_vec(),
        };
        let fits = |table: TableId| {
            scenarios.iter().any(|scenario| self.allows(*scenario) && self.has(table, *scenario))
        };
        let Some(table) = self.table else { return Ok(()) };
        let spots = self.ground(table).spots.len();
        if self.free_for_all() && spots < usize::from(self.config.players) {
            return wrong(
                format!("Cette table a de la place pour {spots} bandes."),
                format!("This table has room for {spots} bands."),
            );
        }
        require(
            fits(table),
            "Cette table n’est pas prévue pour ce scénario.",
            "This table has no set-up for that scenario.",
        )
    }

    /// A table, printed or brought.
    #[must_use]
    pub fn ground(&self, id: TableId) -> &Table {
        let brought = self.brought.as_ref().filter(|_| !self.printed.has_table(id));
        brought.unwrap_or_else(|| self.printed.table(id))
    }

    /// Whether there is such a table here.
    #[must_use]
    pub fn has_ground(&self, id: TableId) -> bool {
        self.printed.has_table(id)
            || self.brought.is_some() && id == TableId(self.printed.tables.len() as u8)
    }

    /// Whether three or more independent bands play.
    #[must_use]
    pub const fn free_for_all(&self) -> bool {
        self.side_count > 2
    }

    /// DS-1104: whether these sides can play a scenario.
    #[must_use]
    pub fn allows(&self, scenario: ScenarioId) -> bool {
        let players = &self.printed.scenario(scenario).players;
        scenario != ScenarioId::Libre
            && (!self.free_for_all() || players.contains(&self.side_count))
    }

    /// Whether a table has a set-up for a scenario; free-for-alls use its spots.
    #[must_use]
    pub fn has(&self, id: TableId, scenario: ScenarioId) -> bool {
        let table = self.ground(id);
        let room = !self.free_for_all() || table.spots.len() >= usize::from(self.side_count);
        room && self.setup(id, scenario).is_some()
    }

    /// The set-up of a scenario on a table: that of the scenario somebody brought, or the table's own.
    #[must_use]
    pub fn setup(&self, id: TableId, scenario: ScenarioId) -> Option<&Setup> {
        let own = self.own.as_ref().filter(|own| own.base == scenario);
        own.and_then(|own| own.setup(id)).or_else(|| self.ground(id).setup(scenario))
    }

    /// A scenario as it is played here: as printed, or as somebody has changed it (DS-R140).
    #[must_use]
    pub fn scenario(&self, id: ScenarioId) -> &Scenario {
        let own = self.own.as_ref().filter(|own| own.base == id);
        own.map_or_else(|| self.printed.scenario(id), |own| &own.print)
    }

    /// The scenario that somebody brought.
    #[must_use]
    pub const fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The seats of a side.
    #[must_use]
    pub fn seats_of(&self, side: u8) -> Seats {
        let seats = (0u8..).zip(&self.sides).filter(|(_, other)| **other == side);
        seats.fold(Seats::NONE, |all, (seat, _)| all.with(Seat::new(seat)))
    }

    /// DS-1103: the seat that decides for a side.
    #[must_use]
    pub fn speaker(&self, side: u8) -> Seat {
        self.seats_of(side).lowest().unwrap_or_default()
    }

    /// The side of a seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> u8 {
        self.sides[usize::from(seat.number())]
    }

    /// What a member of a band is; nothing for an NPC.
    #[must_use]
    pub fn member(&self, figure: &Figure) -> Option<&Member> {
        let seat = figure.id.seat()?;
        self.bands[usize::from(seat.number())].members.get(figure.id.place())
    }

    /// Whether a figure has a trait of its own.
    #[must_use]
    pub fn has_trait(&self, figure: &Figure, wanted: Trait) -> bool {
        self.member(figure).is_some_and(|member| member.traits.contains(&wanted))
    }

    /// DS-304, DS-1101: the base of the purse.
    #[must_use]
    pub const fn gold(&self) -> u8 {
        self.format.gold()
    }

    /// DS-304: what a seat of this role has as the base of its purse, with what a scenario of one's own adds or takes
    /// (DS-R140).
    #[must_use]
    pub fn purse(&self, role: Role) -> u8 {
        let more = self.own.as_ref().and_then(|own| own.gold.get(&role));
        self.gold().saturating_add_signed(more.copied().unwrap_or_default())
    }

    /// DS-1306: the last turn of a scenario, if it has one.
    #[must_use]
    pub fn last_turn(&self, scenario: ScenarioId) -> Option<u8> {
        match self.config.turn_limit {
            TurnLimit::Turns(turns) => Some(turns),
            TurnLimit::None => None,
            TurnLimit::Scenario => {
                let limit = self.scenario(scenario).turn_limit;
                (limit > 0).then_some(limit)
            }
        }
    }
}

fn sides(config: &Config) -> Result<(Vec<u8>, u8), ConfigError> {
    require(
        config.second_team.is_empty() || config.teams == TeamsChoice::Off,
        "Nommez les places de la seconde équipe, ou choisissez un partage : pas les deux.",
        "Name the seats of the second team, or choose a cut: not both.",
    )?;
    let cut = config.teams.second(config.players);
    let team = if config.second_team.is_empty() { &cut } else { &config.second_team };
    if team.is_empty() {
        return Ok(((0..config.players).collect(), config.players));
    }
    let known = team.iter().all(|seat| *seat < config.players);
    let mut seats = team.clone();
    seats.sort_unstable();
    seats.dedup();
    require(
        known && seats.len() == team.len() && seats.len() < usize::from(config.players),
        "Chaque équipe a au moins une place.",
        "A team needs at least one seat.",
    )?;
    require(
        !team.contains(&0),
        "La première place est dans la première équipe.",
        "The first seat is in the first team.",
    )?;
    Ok(((0..config.players).map(|seat| u8::from(team.contains(&seat))).collect(), 2))
}

fn chosen_table(
    config: &Config,
    printed: &Catalogue,
) -> Result<(Option<TableId>, Option<Table>), ConfigError> {
    match &config.table {
        TableChoice::Random => Ok((None, None)),
        TableChoice::Custom(layout) => match table::table(layout, &printed.lands) {
            Ok(table) => Ok((Some(TableId(printed.tables.len() as u8)), Some(table))),
            Err(mistakes) => {
                let text = &mistakes[0].text;
                let about = layout.called(mistakes[0].at);
                let (fr, en) = about
                    .map_or_else(Default::default, |id| (format!("{id} : "), format!("{id}: ")));
                wrong(format!("table : {fr}{}.", text.fr), format!("table: {en}{}.", text.en))
            }
        },
        TableChoice::Named(id) => match printed.table_named(id) {
            Some(table) => Ok((Some(table), None)),
            None => wrong(
                format!("Il n’y a pas de table « {id} »."),
                format!("There is no table {id}."),
            ),
        },
    }
}

/// DS-R140: the scenario somebody brought, if it can be played.
fn own_scenario(config: &Config, printed: &Catalogue) -> Result<Option<Own>, ConfigError> {
    let ScenarioChoice::Custom(laid) = &config.scenario else { return Ok(None) };
    check_scenario::build(laid, &printed.scenarios, &printed.tables, &printed.lands)
        .map(Some)
        .or_else(|faults| {
            let text = &faults[0].text;
            wrong(format!("scénario : {}.", text.fr), format!("scenario: {}.", text.en))
        })
}

fn limits(config: &Config) -> Result<(), ConfigError> {
    if let TurnLimit::Turns(turns) = config.turn_limit {
        require((4..=12).contains(&turns), "Entre 4 et 12 tours.", "Between 4 and 12 turns.")?;
    }
    require(config.neutral_npcs.len() <= 6, "Six badauds au plus.", "At most six bystanders.")?;
    require(
        config.neutral_npcs.iter().all(|npc| npc.is_neutral()),
        "Seuls les personnages neutres s’ajoutent à une table.",
        "Only neutral characters can be added to a table.",
    )?;
    if let Some(timer) = config.timer {
        require(
            (30..=300).contains(&timer.activation) && (10..=60).contains(&timer.reaction),
            "De 30 à 300 secondes par activation, de 10 à 60 par réaction.",
            "30 to 300 seconds for an activation, 10 to 60 for a reaction.",
        )?;
    }
    Ok(())
}

fn bands(config: &Config, printed: &Catalogue) -> Result<Vec<Band>, ConfigError> {
    require(
        config.bands.len() <= usize::from(config.players),
        "Une bande par place.",
        "One band for each seat.",
    )?;
    let demands = Demands {
        format: config.format,
        armament_limits: config.armament_limits,
        units_in_small: config.units_in_small_bands,
    };
    let presets: Vec<_> =
        printed.presets.iter().filter(|preset| preset.format == config.format).collect();
    let mut bands = Vec::new();
    for seat in 0..usize::from(config.players) {
        let band = match config.bands.get(seat) {
            None | Some(BandChoice::Usual) => presets[seat % presets.len()].band.clone(),
            Some(BandChoice::Custom(band)) => band.clone(),
            Some(BandChoice::Preset(id)) => match printed.preset(id) {
                Some(preset) => preset.band.clone(),
                None => {
                    return wrong(
                        format!("Il n’y a pas de bande « {id} »."),
                        format!("There is no band {id}."),
                    );
                }
            },
        };
        if let Err(flaw) = examine(&band, demands, &printed.weapons) {
            let (fr, en) = &band.name;
            return wrong(
                format!("bands, place {}, {fr} : {}", seat + 1, flaw.fr()),
                format!("bands, seat {}, {en}: {flaw}", seat + 1),
            );
        }
        bands.push(band);
    }
    Ok(bands)
}
