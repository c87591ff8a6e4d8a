//! Law 6: what a viewer cannot know never changes what the viewer receives.

use kernel::{Opening, Rng, Seat, State, Table, Viewer};

use crate::fuzz::Pool;
use crate::random_game::{RandomGame, random_games};
use crate::{Stream, Trial};

/// Every sentence of a game is made twice; one game in so many is enough.
const SWAP_ONE_IN: u64 = 4;
/// The gallery is the viewer in one game in so many.
const GALLERY_ONE_IN: u32 = 4;
/// How many answers are tried on the side, to compare the refusals.
const PROBES: usize = 6;

/// Law 6, the swap test: at a random moment of a random game, a random viewer imagines a world. The game is dealt and
/// played again as it must have been in that world. Up to that moment the viewer receives the very same bytes.
///
/// # Panics
/// If the law is broken; or if no redeal changed anything, for then nothing was proved.
pub fn swap<G: Trial>(games: u64) {
    let mut changed = 0;
    for mut game in random_games::<G>("6 (swap)", games, SWAP_ONE_IN) {
        while game.advance() {}
        changed += u64::from(swap_whole(&mut game));
    }
    assert!(
        changed > 0,
        "{}: law 6 (swap): no redeal changed anything, so nothing was proved",
        G::SLUG
    );
}

/// Law 6 for a game that is over: whether it could be dealt, or its secret answers be given, in another way at all.
pub(crate) fn swap_whole<G: Trial>(game: &mut RandomGame<G>) -> bool {
    let viewer = some_viewer(game);
    let moment = game.whims.below(game.answers.len() as u32 + 1) as usize;
    let probes = probes(game);
    let mut whims = Rng::new(game.whims.seed());
    let blank = || Stream::new(viewer, game.table.players(), probes.clone());

    let (opening, rng) = deal(game);
    let dealt = opening.state;
    let mut real = Replay::<G>::begin(&game.config, opening, rng, blank());
    for (seat, action) in &game.answers[..moment] {
        real.answer(*seat, *action).unwrap_or_else(|why| game.fail(why));
    }

    // A sealed answer may hold the very card that is exchanged: go on until every answer is open.
    let mut moment = moment;
    while real.table.asked() != real.table.waiting() && moment < game.answers.len() {
        let (seat, action) = game.answers[moment];
        real.answer(seat, action).unwrap_or_else(|why| game.fail(why));
        moment += 1;
    }
    let world = real.table.imagined_by(viewer, &mut whims).examine(|state, _| *state);
    let (opening, rng) = deal(game);
    let Some(redealt) =
        real.table.examine(|now, referee| G::redeal(opening, now, &world, viewer, referee))
    else {
        return false;
    };
    let dealt_anew = redealt.state != dealt;
    let mut other = Replay::<G>::begin(&game.config, redealt, rng, blank());
    let played = other.play_as_in(&world, &game.answers[..moment], &real.asked, viewer);
    if let Some((at, received, otherwise)) = real.stream.difference(&other.stream) {
        game.fail(format!(
            "a secret reaches {viewer:?}: after {at} answers it received\n    {received}\n  but would have \
             received\n    {otherwise}\n  in a world it could not tell apart after {moment} answers"
        ));
    }
    match played {
        Ok(told_anew) => dealt_anew || told_anew,
        Err(why) => game.fail(format!(
            "in a world {viewer:?} could not tell apart after {moment} answers, {why}"
        )),
    }
}

fn some_viewer<G: Trial>(game: &mut RandomGame<G>) -> Viewer {
    if game.whims.below(GALLERY_ONE_IN) == 0 {
        return Viewer::Gallery;
    }
    Viewer::Seat(Seat::new(game.whims.below(u32::from(game.table.players())) as u8))
}

/// Some answers of the game and some made up from them.
fn probes<G: Trial>(game: &mut RandomGame<G>) -> Vec<G::Action> {
    let mut pool = Pool::default();
    let answers: Vec<G::Action> = game.answers.iter().map(|(_, action)| *action).collect();
    let mut probes: Vec<G::Action> = Vec::new();
    for _ in 0..PROBES.min(answers.len()) {
        pool.note(&answers, &mut game.whims);
        probes.push(*game.whims.pick(&answers));
        probes.extend(pool.invent::<G::Action>(&mut game.whims));
    }
    probes.truncate(PROBES);
    probes
}

/// The game's opening as it really was, and the generator as the set-up left it.
fn deal<G: Trial>(game: &RandomGame<G>) -> (Opening<G>, Rng) {
    let mut rng = Rng::new(game.seed);
    let opening = G::setup(&game.config, game.table.given(), &mut rng);
    (opening, rng)
}

/// A table and what one viewer receives from it.
struct Replay<G: Trial> {
    table: Table<G>,
    stream: Stream<G>,
    /// The number of the question that each answer was given to.
    asked: Vec<u32>,
}

impl<G: Trial> Replay<G> {
    fn begin(config: &G::Config, opening: Opening<G>, rng: Rng, mut stream: Stream<G>) -> Self {
        let mut told = Vec::new();
        let table = Table::begin(config, opening, rng, Some(&mut told))
            .expect("the same configuration opened a table before");
        stream.receive(&table, &told);
        Self { table, stream, asked: Vec::new() }
    }

    fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let mut told = Vec::new();
        self.asked.push(self.table.serial());
        let answer = format!("the answer {action:?} of {seat}");
        self.table
            .apply(seat, action, Some(&mut told))
            .map_err(|refusal| format!("{answer} is refused: {refusal:?}"))?;
        self.stream.receive(&self.table, &told);
        Ok(())
    }

    /// Gives the same answers, told as they must have been in this world; says whether any was another. The viewer's own
    /// stay as they were. A sealed answer of somebody else who then changed their mind is not given: it may name a card
    /// that they do not hold in this world, and whether it was ever given must not be seen either.
    fn play_as_in(
        &mut self,
        world: &State<G>,
        answers: &[(Seat, G::Action)],
        asked: &[u32],
        viewer: Viewer,
    ) -> Result<bool, String> {
        let mut told_anew = false;
        for (at, (seat, action)) in answers.iter().enumerate() {
            let later = answers[at + 1..].iter().zip(&asked[at + 1..]);
            let changes_it =
                |((by, _), serial): (&(Seat, _), &u32)| by == seat && *serial == asked[at];
            if viewer != Viewer::Seat(*seat)
                && later.take_while(|(_, serial)| **serial == asked[at]).any(changes_it)
            {
                self.stream.receive(&self.table, &[]);
                continue;
            }
            let retold = if viewer == Viewer::Seat(*seat) {
                *action
            } else {
                self.table.clone().examine(|_, referee| G::retell(action, *seat, world, referee))
            };
            told_anew |= retold != *action;
            self.answer(*seat, retold)?;
        }
        Ok(told_anew)
    }
}
