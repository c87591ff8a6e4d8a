//! DS-242: what makes a table valid, and how a mistake in a file is told.

use sang_sur_la_lame::cards::{ScenarioId, catalogue, table};

/// The ready-made tables with one thing changed; what the reader says to that.
fn broken(from: &str, to: &str) -> String {
    let text = include_str!("../../data/tables.toml");
    assert!(text.contains(from), "the file has no {from}");
    match table::read(&text.replacen(from, to, 1), &catalogue().lands) {
        Ok(_) => panic!("{to} was taken"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn ds_242_the_nine_tables_are_valid() {
    let ids: Vec<&str> = catalogue().tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids.len(), 9);
    assert_eq!(catalogue().tables.iter().map(|table| table.setups.len()).sum::<usize>(), 44);
    for scenario in ScenarioId::playable() {
        assert!(catalogue().tables.iter().any(|table| table.setup(*scenario).is_some()));
    }
    assert!(catalogue().tables.iter().all(|table| (4..=6).contains(&table.spots.len())));
}

#[test]
fn ds_242_mistakes_name_file_line_and_rule() {
    // The hedge of the meadow is the first piece: its id is on line 49.
    let far = broken("[[6000, 17400], [14000, 17400]]", "[[6000, 17400], [44000, 17400]]");
    assert_eq!(far, "tables.toml:49: haie: every coordinate is between 0 and 35433");
    let same = broken("[[6000, 17400], [14000, 17400]]", "[[6000, 17400], [6000, 17400]]");
    assert_eq!(same, "tables.toml:49: haie: two points of a line in a row are the same");
    let ids = broken("id = \"muret\"", "id = \"haie\"");
    assert!(ids.ends_with("haie: a second piece, link or object with this id"), "{ids}");
    let size = broken("size = [35433, 35433]", "size = [35433, 30000]");
    assert!(size.ends_with("pre: a table is a square of 35433 mils"), "{size}");
}

#[test]
fn ds_242_areas_are_convex_and_counter_clockwise() {
    let crates = "[[17000, 12000], [18500, 12000], [18500, 13500], [17000, 13500]]";
    let clockwise = "[[17000, 12000], [17000, 13500], [18500, 13500], [18500, 12000]]";
    let said = broken(crates, clockwise);
    assert!(said.ends_with("caisse: an area is strictly convex and counter-clockwise"), "{said}");
    let flat = "[[17000, 12000], [17800, 12000], [18500, 12000], [18500, 13500]]";
    assert!(broken(crates, flat).contains("strictly convex"));
    let star = "[[17000, 12000], [18500, 13000], [16900, 13000], [18400, 12000], [17700, 13900]]";
    assert!(broken(crates, star).contains("goes round once"));
}

#[test]
fn ds_242_openings_lie_on_their_wall() {
    let door = "[[6500, 24000], [8000, 24000]]";
    let off = broken(door, "[[6500, 24001], [8000, 24001]]");
    assert!(off.ends_with("porte_no: an opening lies on one edge of its building"), "{off}");
    let narrow = broken(door, "[[6500, 24000], [7499, 24000]]");
    assert!(narrow.ends_with("porte_no: an opening is at least 1000 mils wide"), "{narrow}");
    let bent = broken(door, "[[6500, 24000], [8000, 24000], [8100, 24000]]");
    assert!(bent.ends_with("porte_no: an opening has two points"), "{bent}");
    let double = broken("points = [[11000, 27000], [11000, 28200]]", &format!("points = {door}"));
    assert!(double.ends_with("openings do not overlap"), "{double}");
}

#[test]
fn ds_242_heights_keep_within_their_kind() {
    let low = broken("height = 800", "height = 1001");
    assert!(low.ends_with("caisse: its kind may not have this height"), "{low}");
    let tall = broken("height = 2000\nstandable", "height = 1000\nstandable");
    assert!(tall.ends_with("rocher: its kind may not have this height"), "{tall}");
}

#[test]
fn ds_242_solid_pieces_do_not_overlap() {
    let barn = "[[24000, 4000], [33000, 4000], [33000, 11000], [24000, 11000]]";
    let over = "[[24000, 4000], [33000, 4000], [33000, 24000], [24000, 24000]]";
    let said = broken(barn, over);
    assert!(said.contains("it overlaps another solid piece") || said.contains("edge"), "{said}");
}

#[test]
fn ds_242_everything_stood_at_can_be() {
    let foot = broken("foot = [11600, 30000]", "foot = [11200, 30000]");
    assert!(foot.ends_with("echelle_no: nobody can stand at its foot"), "{foot}");
    let top = broken("top = [10400, 30000]", "top = [11400, 30000]");
    assert!(top.ends_with("echelle_no: nobody can stand at its top"), "{top}");
    let high = broken("on = \"maison_no\"\nheight = 3000", "on = \"maison_no\"\nheight = 2900");
    assert!(high.contains("a link is as high as the piece"), "{high}");
    let keg = broken("at = [16000, 16000]", "at = [10000, 17400]");
    assert!(keg.ends_with("tonnelet_1: nobody can stand where it lies"), "{keg}");
    let notable = broken("point.notable = [17700, 23200]", "point.notable = [15000, 26000]");
    assert!(notable.ends_with("assassinat: nobody can stand at notable"), "{notable}");
}

#[test]
fn ds_242_a_set_up_holds_exactly_its_names() {
    let extra = broken("point.notable =", "point.hero = [17700, 23200]\npoint.notable =");
    assert!(extra.ends_with("assassinat: a set-up holds exactly the names of its scenario"));
    let patrol = "[[13500, 15000], [21900, 15000], [21900, 20000], [13500, 20000]], ";
    let one = broken(patrol, "");
    assert!(one.ends_with("cache: the militia of the hoard has exactly two patrol zones"), "{one}");
    let small = "deploy.a = [[[8000, 600], [27000, 600], [27000, 4600], [8000, 4600]]]";
    let tiny = broken(small, "deploy.a = [[[8000, 600], [8900, 600], [8900, 1500], [8000, 1500]]]");
    assert!(tiny.ends_with("compte: deployment a has no room for 7 figures"), "{tiny}");
    let clash = "deploy.b = [[[6000, 20717], [29400, 20717], [29400, 26717], [6000, 26717]]]";
    let near = broken(clash, &clash.replace("20717", "20715"));
    assert!(near.contains("at least 6000 mils apart"), "{near}");
    let order = broken("scenarios = [\"compte\", \"affrontement\"]", "scenarios = [\"compte\"]");
    assert!(order.ends_with("pre: one set-up for each scenario, in their order"), "{order}");
}
