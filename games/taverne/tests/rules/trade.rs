//! The Trade (TV-3xx).

use taverne::table::config::{Offers, Protests};
use taverne::table::public::Phase;

use crate::common::{
    ACCEPT, DECLINE, NO_PEACE, PEACE, PROTEST, REFUSE, Room, Table, deal, hand, kinds, objects,
    offer, question, room, seat, show,
};

/// Four players with two Treasures each; seat 0 sells.
fn market(players: u8) -> Room {
    let hands = [
        ["grimoire", "encensoir"],
        ["hache-naine", "perle-noire"],
        ["longue-vue", "flute-d-os"],
        ["diamant-brut", "eau-benite"],
        ["tapis-volant", "arc-d-if"],
        ["houblon-dore", "suaire-brode"],
    ];
    (0..players).fold(room(players), |room, at| room.hand(at, &hands[usize::from(at)]))
}

fn laid(table: &Table) -> u8 {
    table.gallery().public.trade.laid
}

fn offers_nothing(table: &mut Table) {
    table.everybody_does(&offer(&[]));
}

#[test]
fn tv_301_one_sells_and_all_others_may_buy() {
    let mut table = market(3).trade();
    assert_eq!((question(&table).as_str(), table.asked()), ("show", vec![0]));
    table.does(0, show("grimoire"));
    assert_eq!((question(&table).as_str(), table.asked()), ("offer", vec![1, 2]));
}

#[test]
fn tv_302_a_seller_without_treasures_is_skipped_and_it_counts() {
    let table = market(3).hand(0, &[]).trade();
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.gallery().public.trade.turns, 1);
    assert!(kinds(&table.gallery_events()).contains(&"trade:skipped".into()));
    assert_eq!(laid(&table), 0, "TV-312: nobody protests after a skip");
}

#[test]
fn tv_303_the_seller_shows_or_declines() {
    let mut table = market(3).trade();
    let declined = {
        let mut table = table.clone();
        table.does(0, DECLINE);
        table
    };
    assert_eq!((laid(&declined), declined.asked()), (1, vec![1]));
    assert_eq!(declined.gallery().public.trade.agitation[seat(0)], 1);
    table.does(0, show("grimoire"));
    assert_eq!(table.gallery().public.trade.shown.unwrap().id(), "grimoire");
}

#[test]
fn tv_304_tv_r28_offers_are_opened_together_to_everybody() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire")).does(1, offer(&["hache-naine"]));
    assert_eq!(table.view(2).own.purses[seat(1)].offer.size, 0, "sealed until the last is in");
    table.does(2, offer(&["longue-vue", "flute-d-os"]));
    let view = table.gallery();
    assert_eq!(view.own.purses[seat(1)].offer.known().len(), 1);
    assert_eq!(view.own.purses[seat(2)].offer.known().len(), 2);
}

#[test]
fn tv_304_sealed_offers_are_for_the_seller() {
    let mut table = market(3).config(|config| config.offers = Offers::Sealed).trade();
    table.does(0, show("grimoire")).does(1, offer(&["hache-naine"])).does(2, offer(&[]));
    let offered = |viewer: u8| table.view(viewer).own.purses[seat(1)].offer;
    assert_eq!(offered(0).known()[0].id(), "hache-naine");
    assert_eq!(offered(1).known().len(), 1, "and for its owner");
    assert_eq!((offered(2).cards, offered(2).size), (None, 1), "the others see how many");
}

#[test]
fn tv_305_an_offer_may_be_replaced_until_the_last_is_in() {
    let mut table = market(3).trade();
    table
        .does(0, show("grimoire"))
        .does(1, offer(&["hache-naine"]))
        .does(1, offer(&["perle-noire"]));
    // The cards stay with their owner.
    assert_eq!(hand(&table, 1), ["hache-naine", "perle-noire"]);
    table.does(2, offer(&[]));
    assert_eq!(table.gallery().own.purses[seat(1)].offer.known()[0].id(), "perle-noire");
    table.refuses(1, offer(&[]), "TV-E03");
}

#[test]
fn tv_306_tv_308_the_chosen_offer_is_exchanged_and_the_others_go_back() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire"));
    table.does(1, offer(&["hache-naine"])).does(2, offer(&["longue-vue"]));
    table.does(0, deal(1));
    assert_eq!(hand(&table, 0), ["encensoir", "hache-naine"]);
    assert_eq!(hand(&table, 1), ["perle-noire", "grimoire"]);
    assert_eq!(hand(&table, 2), ["longue-vue", "flute-d-os"]);
    assert_eq!(table.gallery().own.purses[seat(2)].offer.size, 0);
}

#[test]
fn tv_306_tv_r29_a_player_who_offered_nothing_may_be_chosen() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(2));
    assert_eq!(hand(&table, 2), ["longue-vue", "flute-d-os", "grimoire"]);
}

#[test]
fn tv_306_tv_312_tv_r52_a_refusal_keeps_the_treasure_and_meets_no_protest() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire")).does(1, offer(&["hache-naine"])).does(2, offer(&[]));
    table.does(0, REFUSE);
    assert_eq!(hand(&table, 0), ["grimoire", "encensoir"]);
    assert_eq!((laid(&table), question(&table).as_str(), table.asked()), (1, "show", vec![1]));
}

#[test]
fn tv_307_without_an_agitation_card_there_is_no_way_out() {
    let broke = |room: Room| room.change(|public| public.trade.agitation[seat(0)] = 0);
    let mut table = broke(market(3)).trade();
    table.refuses(0, DECLINE, "TV-E40");
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.refuses(0, REFUSE, "TV-E05");
    // With one Treasure, and one possible buyer, nothing is asked at all.
    let mut table = broke(market(2).hand(0, &["grimoire"])).trade();
    assert_eq!(question(&table), "offer");
    table.does(1, offer(&["hache-naine"]));
    assert_eq!(hand(&table, 0), ["hache-naine"]);
}

#[test]
fn tv_309_tv_310_tv_r25_tv_r26_protests_are_laid_clockwise_and_change_nothing() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(1));
    assert_eq!((question(&table).as_str(), table.asked()), ("protest", vec![1, 2]));
    table.does(1, PROTEST).does(2, PROTEST);
    assert_eq!(laid(&table), 2, "with three players both are laid");
    assert!(hand(&table, 1).contains(&"grimoire"), "the deal stands, buyer or not");
    // TV-310: they never come back.
    assert_eq!(table.gallery().public.trade.agitation[seat(1)], 1);
}

#[test]
fn tv_309_tv_r75_with_four_players_only_the_first_protest_is_laid() {
    let mut table = market(4).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(1));
    table.does(1, ACCEPT).does(2, PROTEST).does(3, PROTEST);
    assert_eq!(laid(&table), 1);
    let agitation = table.gallery().public.trade.agitation;
    assert_eq!([1, 2, 3].map(|at| agitation[seat(at)]), [2, 1, 2], "the other stays in hand");
    let heard = kinds(&table.gallery_heard());
    assert_eq!(heard.iter().filter(|kind| *kind == "trade:protested").count(), 1);
    assert_eq!(table.gallery().public.trade.last_laid_by, Some(seat(2)));
    // A table may say otherwise.
    let mut table = market(4).config(|config| config.protests_per_deal = Protests::Any).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(1)).everybody_does(&PROTEST);
    assert_eq!(laid(&table), 3);
}

#[test]
fn tv_309_tv_r75_the_first_protest_is_counted_from_the_sellers_left() {
    let mut table = market(4).change(|public| public.trade.seller = seat(2)).trade();
    table.does(2, show("longue-vue"));
    offers_nothing(&mut table);
    table.does(2, deal(1)).does(0, PROTEST).does(1, PROTEST).does(3, PROTEST);
    let trade = table.gallery().public.trade;
    assert_eq!((trade.laid, trade.last_laid_by), (1, Some(seat(3))));
}

#[test]
fn tv_311_tv_402_the_last_card_starts_the_brawl_and_its_player_leads() {
    let mut table = market(3).change(|public| public.trade.laid = 2).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(1)).does(1, ACCEPT).does(2, PROTEST);
    assert_eq!(table.gallery().public.phase, Phase::Brawl);
    assert_eq!((question(&table).as_str(), table.asked()), ("activate", vec![2]));
    // TV-314: Agitation cards are put away.
    assert!(table.gallery().public.trade.agitation.iter().all(|cards| *cards == 0));
    assert_eq!(table.gallery().public.trade.turns, 0, "at once, in the middle of the sale turn");
}

#[test]
fn tv_313_the_player_to_the_left_sells_next() {
    let mut table = market(3).trade();
    table.does(0, show("grimoire"));
    offers_nothing(&mut table);
    table.does(0, deal(2)).everybody_does(&ACCEPT);
    assert_eq!((question(&table).as_str(), table.asked()), ("show", vec![1]));
}

#[test]
fn tv_315_tv_r27_the_trade_ends_after_three_sales_each() {
    let near = |last: Option<u8>| {
        market(3)
            .change(|public| {
                public.trade.turns = 8;
                public.trade.seller = seat(2);
                public.trade.last_laid_by = last.map(seat);
            })
            .trade()
    };
    let sell = |mut table: Table| {
        table.does(2, show("longue-vue"));
        offers_nothing(&mut table);
        table.does(2, deal(0)).everybody_does(&ACCEPT);
        table
    };
    let table = sell(near(None));
    assert_eq!(table.gallery().public.phase, Phase::Brawl);
    assert_eq!(table.asked(), [0], "left of the last Seller");
    assert_eq!(sell(near(Some(1))).asked(), [1], "who laid the last card");
}

#[test]
fn tv_316_tv_r63_tv_r71_a_circuit_may_end_in_peace() {
    let peaceful = |turns: u8| {
        market(2)
            .config(|config| config.peaceful_end = true)
            .change(|public| public.trade.turns = turns)
            .trade()
    };
    let mut table = peaceful(1);
    // TV-R63: it counts sale turns, however they ended.
    table.does(0, DECLINE);
    assert_eq!((question(&table).as_str(), table.asked()), ("peace", vec![0, 1]));
    let refused = {
        let mut table = table.clone();
        table.does(0, PEACE).does(1, NO_PEACE);
        table
    };
    assert!(refused.gallery_heard().is_empty(), "nothing is said of a peace that fails");
    assert_eq!(question(&refused), "show");
    table.does(0, PEACE).does(1, PEACE);
    assert!(table.outcome().is_some());
    assert_eq!(crate::common::tavern(&table), 30, "the tavern is untouched");
    let mut half = peaceful(0);
    half.does(0, DECLINE);
    assert_eq!(question(&half), "show", "only after a full circuit");
}

#[test]
fn tv_401_everybody_gets_three_objects() {
    let mut table = market(2).change(|public| public.trade.laid = 1).trade();
    table.does(0, DECLINE);
    assert_eq!(objects(&table, 0).len(), 3);
    assert_eq!(objects(&table, 1).len(), 3);
    assert_eq!(table.asked(), [0]);
}
