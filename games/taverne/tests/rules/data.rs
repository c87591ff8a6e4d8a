//! The data files: what is printed is complete, and a broken copy is refused with its file and line.

use printed::harness::Data;
use taverne::cards::{Affinity, Book, Hero, Kind, PRINTED, Treasure, book};

const DATA: Data = Data::new(PRINTED, |sources| Book::load(sources).map(drop));

#[test]
fn every_file_keeps_the_rules_of_all_files() {
    DATA.keeps_the_rules_of_all_files();
}

#[test]
fn tv_r02_tv_r77_the_printed_numbers() {
    let book = book();
    let counts = [
        book.heroes.len(),
        book.treasures.len(),
        book.objects.iter().map(|object| usize::from(object.count)).sum(),
        book.characters.len() - book.heroes.len(),
        book.agitation.iter().map(|card| usize::from(card.count)).sum(),
    ];
    assert_eq!(counts, [12, 40, 48, 18, 12]);
    // TV-R02: the numbers the rulebook really has.
    assert_eq!((book.setup.heroes_per_player, book.setup.agitation_per_player), (2, 2));
    assert_eq!((book.setup.militia_among_arrivals, book.round.arrivals_per_round), (5, 3));
    // TV-R77
    let score =
        |hero: &str, card: &str| Hero::named(hero).unwrap().score(Treasure::named(card).unwrap());
    assert_eq!([score("magicien", "encensoir"), score("barbare", "encensoir")], [2, 2]);
    let alchemist = &Hero::named("alchimiste").unwrap().print().affinities;
    assert!(alchemist.contains(&Affinity::Treasure {
        r#type: Kind::Magie,
        score: 2,
        circled: true
    }));
}

#[test]
fn tv_r84_the_innkeeper_scores_two_for_beer_and_calls_only_guards() {
    let innkeeper = Hero::named("tavernier").unwrap();
    assert_eq!(innkeeper.score(Treasure::named("tonnelet-nain").unwrap()), 2);
    let beer = Affinity::Treasure { r#type: Kind::Biere, score: 2, circled: false };
    assert_eq!(innkeeper.print().affinities[..], [Affinity::Tavern { circled: true }, beer]);
}

#[test]
fn tv_r01_tv_r51_everything_in_play_has_a_card_with_words() {
    use shelf::{Language, Prints};
    let cards = taverne::Taverne::cards(Language::En);
    assert_eq!(cards.len(), 12 + 40 + 24 + 17 + 6 + 2 + 7);
    assert!(cards.iter().all(|card| !card.name.is_empty() && !card.text.is_empty()));
}

#[test]
fn heroes_that_cannot_be() {
    let file = "heroes.toml";
    let wildcard = "  { kind = \"wildcard\", score = 1, circled = false },\n";
    let hero = |id: &str| DATA.entry(file, id);
    hero("troll").with("force = 7", "force = 8").is_refused("Force is 1 to 7");
    hero("nain").with("ruse = 2", "ruse = 9").is_refused("Ruse 0 to 7");
    hero("nain").with("score = 3", "score = 4").is_refused("scores 1 to 3");
    hero("troll").with("score = 1", "score = 2").is_refused("worth 1");
    hero("troll").with(wildcard, &wildcard.repeat(2)).is_refused("two or three");
    hero("nain").with("\"arme\"", "\"biere\"").is_refused("twice");
    hero("nain").with("\"biere\"", "\"vin\"").is_refused_on("affinities", "unknown variant");
    hero("nain").with("name.fr = \"Le Nain\"", "name.fr = \"\"").is_refused("empty");
    hero("nain").with("text.en = ", "text.de = ").is_refused_on("text.de", "unknown field");
    DATA.file(file).without_last("hero").is_refused_as_a_whole("12 Heroes, not 11");
}

#[test]
fn treasures_and_objects_that_cannot_be() {
    let treasure = |id: &str| DATA.entry("treasures.toml", id);
    treasure("grimoire").with("[\"magie\"]", "[]").is_refused("one or two types");
    treasure("grimoire")
        .with("[\"magie\"]", "[\"magie\", \"art\", \"arme\"]")
        .is_refused("one or two");
    treasure("grimoire").with("count = 1", "count = 2").is_refused("exists once");
    treasure("lance-benie")
        .with("breakable = false", "breakable = true")
        .is_refused("never breaks");
    let object = |id: &str| DATA.entry("objects.toml", id);
    object("balai")
        .with("[{ kind = \"strike\", mode = \"contact\" }]", "[]")
        .is_refused("at least one use");
    object("balai").with("tavern_value = 0", "tavern_value = 1").is_refused_as_a_whole("30 points");
    object("balai").with("\"strike\"", "\"sweep\"").is_refused_on("sweep", "unknown variant");
}

#[test]
fn arrivals_agitation_and_the_tavern_that_cannot_be() {
    let arrivals = || DATA.file("arrivals.toml");
    arrivals().without_last("end_card").is_refused_as_a_whole("1 end card, not 0");
    arrivals().without_last("arrival").is_refused_as_a_whole("18 Arrivals, not 17");
    DATA.entry("arrivals.toml", "garde")
        .with("force = 3", "force = 0")
        .is_refused("Force is 1 to 7");
    DATA.entry("arrivals.toml", "garde")
        .with("[\"garde\"]", "[]")
        .is_refused("one or two affinities");
    DATA.file("agitation.toml")
        .without_last("agitation")
        .is_refused_as_a_whole("12 Agitation cards at least, not 10");
    let state = |id: &str| DATA.entry("tavern.toml", id);
    state("intacte").with("min = 30", "min = 29").is_refused("two rows");
    state("bon-etat").with("max = 29", "max = 28").is_refused_as_a_whole("31 values");
    DATA.file("tavern.toml")
        .with("break_die_from = 5", "")
        .is_refused_on("casse-tout", "break_die_from");
}

#[test]
fn every_type_is_on_three_arrivals_and_guards_are_four() {
    use taverne::cards::{Arrival, Bond};
    let copies = |bond: Bond| -> u32 {
        let with = |arrival: &Arrival| {
            arrival.print().body.as_ref().is_some_and(|body| body.bonds.contains(&bond))
        };
        Arrival::people().filter(with).map(|arrival| u32::from(arrival.print().count)).sum()
    };
    assert!(Kind::ALL.into_iter().all(|kind| copies(Bond::of(kind)) == 3));
    assert_eq!(copies(Bond::Garde), 4);
}
