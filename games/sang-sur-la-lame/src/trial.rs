//! The game on trial: the laws every game must keep.

use kernel::{Opening, Referee, Seat, State, Viewer};
use testkit::{Trial, laws, words};

use crate::SangSurLaLame;
use crate::cards::{Format, Npc, ScenarioId};
use crate::table::config::{ScenarioChoice, TurnLimit};
use crate::table::flow::Setting;
use crate::table::public::ThingPlace;
use crate::table::{Action, Config};

impl Trial for SangSurLaLame {
    /// Random games take up to some thousand decisions: thirty turns of two bands that meet nobody.
    const LONGEST: u32 = 8_000;

    const LOOK_ONE_IN: u32 = 24;

    /// Every scenario, teams, three to six bands, units, bystanders.
    fn configs() -> Vec<Config> {
        let fixed = |scenario: ScenarioId, config: Config| Config {
            scenario: ScenarioChoice::Fixed(scenario),
            ..config
        };
        let mut all: Vec<Config> = ScenarioId::playable()
            .iter()
            .map(|scenario| fixed(*scenario, Config::new(2)))
            .collect();
        let team = || Config { second_team: vec![1, 2], ..Config::new(3) };
        all.extend(
            [ScenarioId::Espion, ScenarioId::Assassinat, ScenarioId::Cache, ScenarioId::Embuscade]
                .map(|scenario| fixed(scenario, team())),
        );
        all.push(fixed(ScenarioId::Affrontement, Config::new(3)));
        all.push(fixed(ScenarioId::Passage, Config::new(4)));
        all.push(Config { turn_limit: TurnLimit::Turns(4), ..Config::new(6) });
        all.push(Config { format: Format::Units, ..Config::new(2) });
        all.push(Config { format: Format::Mixed, ..Config::new(2) });
        let bystanders = vec![Npc::Villageois, Npc::Sentinelle, Npc::Badaud];
        all.push(Config { neutral_npcs: bystanders, ..Config::new(2) });
        all.push(Config::new(2));
        all
    }

    /// Every figure is there once, every load where its bearer says.
    fn count_pieces(state: &State<Self>, players: u8, _referee: Referee<'_>) -> Result<(), String> {
        let public = &state.public;
        if !public.figures.windows(2).all(|pair| pair[0].id < pair[1].id) {
            return Err("the figures are not in their order".into());
        }
        let seats = public.figures.iter().filter_map(|one| one.id.seat());
        if seats.into_iter().any(|seat| seat.number() >= players) {
            return Err("a figure belongs to no seat".into());
        }
        for (place, thing) in (0u8..).zip(&public.things) {
            let bearers: Vec<_> = public
                .figures
                .iter()
                .filter(|one| one.load == Some(place))
                .map(|one| one.id)
                .collect();
            let wanted = match thing.place {
                ThingPlace::Borne(by) | ThingPlace::Off(by) => vec![by],
                ThingPlace::Nowhere | ThingPlace::Lying(_) => Vec::new(),
            };
            if bearers != wanted
                && !(matches!(thing.place, ThingPlace::Off(_)) && bearers.is_empty())
            {
                return Err(format!(
                    "{:?} is borne by {bearers:?}, and is {:?}",
                    thing.kind, thing.place
                ));
            }
        }
        Ok(())
    }

    /// Nothing hidden is dealt: secrets are answers. What remains of a path cannot be told anew, since every sample
    /// before it depends on where it leads; a finished game shows everything.
    fn redeal(
        opening: Opening<Self>,
        now: &State<Self>,
        _world: &State<Self>,
        _viewer: Viewer,
        _referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        let open = now.public.levels.is_some() || now.public.moving.is_some();
        (!open).then_some(opening)
    }

    /// The spy, the assassin and the hiding place are those of the world.
    fn retell(action: &Action, _seat: Seat, world: &State<Self>, referee: Referee<'_>) -> Action {
        let secrets = &world.secrets;
        let named = secrets.spy.as_ref().or(secrets.assassin.as_ref());
        match *action {
            Action::Setup(Setting::Name { fig }) => {
                let fig = named.map_or(fig, |one| *one.read(referee));
                Action::Setup(Setting::Name { fig })
            }
            Action::Setup(Setting::HideLoot { spot }) => {
                let spot = secrets.loot.as_ref().map_or(spot, |loot| *loot.read(referee));
                Action::Setup(Setting::HideLoot { spot })
            }
            Action::Setup(
                Setting::Propose { .. }
                | Setting::Role { .. }
                | Setting::Spot { .. }
                | Setting::Deploy { .. }
                | Setting::Markers { .. },
            )
            | Action::Activate(_)
            | Action::EndTurn {}
            | Action::Perform(_)
            | Action::DropAndPerform(_)
            | Action::Forgo {}
            | Action::React(_)
            | Action::Choose(_)
            | Action::Resign {} => *action,
        }
    }

    /// Who could be spy or assassin, and where the loot could be, while nothing is known of it.
    fn hidden_orders(
        state: &State<Self>,
        viewer: Viewer,
        referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        let (public, secrets) = (&state.public, &state.secrets);
        let known = |audience: kernel::Audience| audience.includes(viewer);
        let mut piles = Vec::new();
        if let Some(loot) = &secrets.loot
            && !known(loot.audience())
            && public.opened_spots == 0
        {
            let here = *loot.read(referee);
            piles.push((0..6).map(|spot| (spot == here).to_string()).collect());
        }
        piles
    }
}

#[test]
fn every_law_holds_on_the_way_through_random_games() {
    laws::walk::<SangSurLaLame>(20_000);
}

#[test]
fn imagined_worlds_favour_nothing() {
    laws::even_worlds::<SangSurLaLame>(36);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<SangSurLaLame>();
    words::sentences::<SangSurLaLame>(22);
}
