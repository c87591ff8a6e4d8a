//! The splitting of melees (DS-620) against every way to split them: groups of up to eight figures, all sets of pairs.

use kernel::{Rng, Seat};
use sang_sur_la_lame::rules::contacts::{Graph, split};
use sang_sur_la_lame::table::public::FIGURES;
use sang_sur_la_lame::table::{Figure, FigureId, Public, Status};

use crate::versus::cases;

type Pairs = Vec<(usize, usize)>;

/// All sets of disjoint pairs of figures that touch.
fn all_sets(
    graph: &Graph,
    from: usize,
    count: usize,
    taken: u64,
    so_far: &Pairs,
    out: &mut Vec<Pairs>,
) {
    out.push(so_far.clone());
    for one in from..count {
        for two in one + 1..count {
            let free = (taken >> one | taken >> two) & 1 == 0;
            if free && graph[one] >> two & 1 == 1 {
                let more = [so_far.as_slice(), &[(one, two)]].concat();
                all_sets(graph, one + 1, count, taken | 1 << one | 1 << two, &more, out);
            }
        }
    }
}

fn were_opponents(public: &Public, one: usize, two: usize) -> bool {
    let (one, two) = (&public.figures[one], &public.figures[two]);
    let single = |id: FigureId| one.duel == Some(id) && two.duel == Some(id);
    single(one.id) || single(two.id)
}

/// The duels of DS-620, each as its single figure and the others.
fn slow(
    public: &Public,
    graph: &Graph,
    wish: Option<(usize, usize)>,
    charged: Option<(usize, usize)>,
) -> Vec<(usize, Vec<usize>)> {
    let count = public.figures.len();
    let mut sets = Vec::new();
    all_sets(graph, 0, count, 0, &Pairs::new(), &mut sets);
    let kept = |set: &Pairs| set.iter().filter(|(a, b)| were_opponents(public, *a, *b)).count();
    let wished =
        |set: &Pairs| wish.is_some_and(|(a, b)| set.contains(&(a, b)) || set.contains(&(b, a)));
    // (a), (b), (c), and the first in order among the rest (d).
    let most = |sets: Vec<Pairs>, of: &dyn Fn(&Pairs) -> usize| -> Vec<Pairs> {
        let best = sets.iter().map(of).max().unwrap_or(0);
        sets.into_iter().filter(|set| of(set) == best).collect()
    };
    let sets = most(sets, &|set| set.len());
    let sets = most(sets, &kept);
    let sets = most(sets, &|set| usize::from(wished(set)));
    let pairs = sets.into_iter().min().expect("the empty set is one");
    let mut duels: Vec<(usize, Vec<usize>)> =
        pairs.iter().map(|(one, two)| (*one, vec![*two])).collect();
    for (figure, touched) in graph.iter().enumerate().take(count) {
        let paired = pairs.iter().any(|(one, two)| figure == *one || figure == *two);
        if paired || *touched == 0 {
            continue;
        }
        let mut enemies: Vec<usize> =
            (0..count).filter(|other| touched >> other & 1 == 1).collect();
        let in_duel = |enemy: usize, (single, others): &(usize, Vec<usize>)| {
            *single == enemy || others.contains(&enemy)
        };
        let size = |enemy: usize| {
            duels.iter().find(|duel| in_duel(enemy, duel)).map_or(99, |duel| duel.1.len())
        };
        enemies.retain(|enemy| size(*enemy) < 99);
        enemies.sort_by_key(|enemy| {
            let old = were_opponents(public, figure, *enemy);
            (!old, charged != Some((figure, *enemy)), size(*enemy), *enemy)
        });
        let chosen = *enemies.first().expect("whoever is left over touches somebody in a duel");
        let at = duels.iter().position(|duel| in_duel(chosen, duel)).expect("it has a duel");
        let (single, mut others) = duels.remove(at);
        others.push(single);
        others.retain(|one| *one != chosen);
        others.push(figure);
        duels.push((chosen, others));
    }
    sorted(duels)
}

fn sorted(mut duels: Vec<(usize, Vec<usize>)>) -> Vec<(usize, Vec<usize>)> {
    for (single, others) in &mut duels {
        // Where it is one against one, either may be called the single one.
        if let [other] = others.as_mut_slice()
            && *other < *single
        {
            std::mem::swap(single, other);
        }
        others.sort_unstable();
    }
    duels.sort();
    duels
}

/// What the fast way says, in the same form.
fn fast(public: &Public, duels: &[Option<FigureId>]) -> Vec<(usize, Vec<usize>)> {
    let singles = (0..duels.len()).filter(|at| duels[*at] == Some(public.figures[*at].id));
    let duel = |single: usize| {
        let others = (0..duels.len())
            .filter(|at| *at != single && duels[*at] == Some(public.figures[single].id));
        (single, others.collect())
    };
    sorted(singles.map(duel).collect())
}

fn contacts(rng: &mut Rng, public: &Public) -> Graph {
    let mut graph: Graph = [0; FIGURES];
    let dense = 2 + rng.below(4);
    for one in 0..public.figures.len() {
        for two in one + 1..public.figures.len() {
            let enemies = public.figures[one].owner != public.figures[two].owner;
            if enemies && rng.below(6) < dense {
                graph[one] |= 1 << two;
                graph[two] |= 1 << one;
            }
        }
    }
    graph
}

#[test]
fn ds_620_ds_r71_melees_are_split_as_the_best_of_all_ways_to_split_them() {
    let mut rng = Rng::from_number(620);
    let (mut melees, mut kept) = (0, 0);
    for case in 0..cases(4_000) {
        let seats = 2 + rng.below(2) as u8;
        let mut public = Public::new(seats);
        let mut places = [0u8; 3];
        for _ in 0..2 + rng.below(7) {
            let seat = rng.below(u32::from(seats)) as usize;
            let id = FigureId::member(Seat::new(seat as u8), places[seat]);
            places[seat] += 1;
            let status = Status::Standing;
            let owner = Some(Seat::new(seat as u8));
            public.figures.push(Figure { id, owner, status, ..Figure::default() });
        }
        public.figures.sort_by_key(|one| one.id);
        // What was before: other contacts, split.
        let before = contacts(&mut rng, &public);
        let old = split(&public, &before, None, None);
        for (figure, duel) in public.figures.iter_mut().zip(old) {
            figure.duel = duel;
        }
        let graph = contacts(&mut rng, &public);
        let count = public.figures.len() as u32;
        let newcomer = rng.below(count) as usize;
        let target = (0..count as usize).find(|other| graph[newcomer] >> other & 1 == 1);
        let wish = target.filter(|_| rng.below(2) == 0).map(|target| (newcomer, target));
        let charged = wish.filter(|_| rng.below(2) == 0);
        let found = fast(&public, &split(&public, &graph, wish, charged));
        let wanted = slow(&public, &graph, wish, charged);
        assert_eq!(found, wanted, "case {case}: {graph:?} {wish:?} {charged:?}");
        melees += u32::from(found.iter().any(|(_, others)| others.len() > 1));
        let again = |(single, others): &(usize, Vec<usize>)| {
            others.iter().any(|other| were_opponents(&public, *single, *other))
        };
        kept += u32::from(found.iter().any(again));
    }
    assert!(melees > 100 && kept > 100, "{melees} melees, {kept} with old opponents");
}
