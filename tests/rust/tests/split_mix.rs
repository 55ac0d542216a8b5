//! Numbers that depend on a seed alone.

use searchlight_core::SplitMix64;

#[test]
fn a_seed_gives_the_published_numbers() {
    // As the reference implementation by S. Vigna gives them.
    let mut random = SplitMix64::new(1_234_567);
    for expected in [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ] {
        assert_eq!(random.draw(), expected);
    }
}

#[test]
fn numbers_below_a_bound_are_even() {
    let mut random = SplitMix64::new(5);
    let mut seen = [0; 7];
    for _ in 0..70_000 {
        seen[random.below(7).unwrap() as usize] += 1;
    }
    assert!(seen.iter().all(|count| (9_500..10_500).contains(count)));
    assert_eq!(random.below(1), Some(0));
    assert_eq!(random.below(0), None);
}
