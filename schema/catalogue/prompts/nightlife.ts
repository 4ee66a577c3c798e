import type { ThemePrompts } from "../theme.ts";

export const nightlifePrompts = {
  "club-scene-star": [
    "Lasers comb the smoke above the dance floor, and out of it surfaces {{subject}}, a {{object_type}} in a silver bomber with the sleeves cut short. Medium shot, 24mm lens in the thick of the crowd, violet from behind, a pop of camera flash in front. Arms overhead, hair flying, the chorus everyone was waiting for.",
    "Mirror-ball freckles slide over {{subject}}: close-up, 50mm lens at f/1.2, a {{object_type}} with glitter pressed along the cheekbones and lashes half shut. Magenta wash, one cold white dot exactly in the pupil. Sequinned collar, head swaying, private bliss inside a very public noise.",
    "Headphone to one ear, {{subject}} eases a fader upward, the {{object_type}} in charge of the room. Half body from the far side of the decks, 35mm lens, DJ booth panels flaring tangerine, silhouettes of raised hands beyond. Black overshirt, silver rings, concentration that dances from the hips.",
    "Red haze. A stranger's elbow. Then {{subject}}, a {{object_type}} spinning back toward us with a grin, medium close-up, 40mm lens at a dragged quarter second so the lights draw ribbons while the flash freezes the face. Iridescent shirt, shining brow, pure three-in-the-morning joy.",
    "Up on the podium stairs {{subject}} stops to breathe, a {{object_type}} in wide white trousers and a rhinestone belt, disco sparkle climbing the wall behind. Half body, 55mm lens, blue floods overhead, pink from a panel at floor level. Cold bottle held against the neck, chin high, sovereign of the hour.",
  ],
  "cocktail-lounge-chic": [
    "Amber bottles glow in ranks behind {{subject}}, a {{object_type}} turning a coupe by its stem at the far end of the bar. Medium close-up, 85mm lens, candlelight from below, mirror backs doubling every gleam. Forest velvet jacket, discreet stud in the ear, the confidence of a regular who tips well.",
    "Piano, low talk, ice. In a corner lounge chair {{subject}} crosses one leg over the other, a {{object_type}} in a champagne satin shirt and tailored black trousers. Half body, 50mm lens, fringed lamp at the shoulder, jade wall falling off to dark. Olive on a pick, amused tilt, evening only getting started.",
    "Orange peel flares for an instant between two hands and lights up {{subject}}, a {{object_type}} behind the counter tonight. Close-up, 100mm lens, exposure set for the spark, the bar's shelves dissolved to topaz. Crisp white collar, apron strap, delight kept within professional limits.",
    "Through the round window of a swing door, the {{object_type}} at the martini table is {{subject}}, laughing with a friend we cannot see. Medium shot, 60mm lens, brass rim out of focus, honeyed pendant overhead. Ink crêpe suit, cocktail pick raised to make a point, old-hotel glamour, unhurried.",
    "Marble, mirror, whisky-coloured lamps: {{subject}} leans forward on crossed forearms, a {{object_type}} listening as only good company listens. Medium close-up, 70mm lens wide open, points of light spread into coins. Burgundy knit with a fine chain, softened edges, an eyebrow cocked at a promising story.",
  ],
  "after-dark-edge": [
    "Leather creaks, a steel door thuds shut; {{subject}} waits against the club's back wall, a {{object_type}} in a biker jacket with the zip half done. Half body, 35mm lens, alley sodium from above, exit sign staining the bricks green. Smudged liner, ringed fingers hooked in pockets, trouble in a good mood.",
    "Midnight taxi, door still open. From the back seat {{subject}} looks up at us, a {{object_type}} in close-up, 50mm lens, dome light cold on one side and street amber on the other. Patent collar, chipped black polish near the chin, choosing between home and one more place.",
    "Underpass tiles repeat to a vanishing point; dead centre walks {{subject}}, a {{object_type}} in a long black coat over chrome-coloured boots. Medium shot, 28mm lens, strip lights buzzing, one of them failing. Shaved temple, heavy collar, hard stride, the city at its most metallic.",
    "Vending-machine white catches half of {{subject}}, leaving the rest of the {{object_type}} to be guessed at. Medium close-up, 75mm lens, wet street beyond with a single red tail lamp going away. Faded band tee under a studded denim vest, jaw working a piece of gum, bored, magnetic.",
    "Chain-link, rooftop, freight trains far below: {{subject}} turns from the edge, a {{object_type}} with wind inside a slashed denim coat. Half body, 40mm lens, bare flash on the figure, city underexposed to embers. Thick chain, ripped knees, fearless and slightly feral, gone by sunrise.",
  ],
  "vip-party-vibe": [
    "Velvet rope unhooked, {{subject}} arrives, a {{object_type}} in a white dinner jacket lit by the flash of somebody else's camera. Medium shot, 35mm lens, crimson corridor behind, gold trim along the doors. Half a wave, chin up, the amused air of a name already on the list.",
    "Champagne foam runs down the bottle and {{subject}} doubles over laughing, a {{object_type}} wedged among friends' shoulders in the red booth. Medium close-up, 28mm lens, sparkler glare on one side, ruby darkness on the other. Metallic shirt, paper wristband, streamers in the hair, nobody counting.",
    "Everything is red except the diamonds: close-up of {{subject}}, a {{object_type}} resting temple on knuckles in a nest of buttoned velvet. 85mm lens, single ruby gel and a pin of white for the eyes. High satin neck, cuff of crystals, the glamorous fatigue of being invited everywhere.",
    "Birthday, apparently a large one. Gold balloons crowd {{subject}}, the {{object_type}} holding court on the arm of a sofa. Half body, 40mm lens, bounce flash warm off the ceiling, booth shadows burgundy. Emerald sequins to the wrist, crown of folded paper, toast half made, adored by all present.",
    "On the exclusive mezzanine, bass felt through the rail, {{subject}} surveys the party below: a {{object_type}} in midnight silk with a jacket hung from one shoulder. Half body, 65mm lens, scarlet haze rising, chandelier crumbs above. Slow sip, unreadable smile, owner or guest, impossible to say.",
  ],
  "neon-glow": [
    "Handwriting in pink tube light spells half a word behind {{subject}}, a {{object_type}} in a plain white tee that takes every colour going. Close-up, 50mm lens at f/1.4, rose on the brow, aqua under the jaw, black everywhere else. Gum bubble about to burst, glossy, careless, Friday.",
    "Blue first, then violet, then gone: an animated sign sweeps {{subject}}, a {{object_type}} leaning in the doorway of a karaoke bar. Medium shot, 35mm lens, tiled step, the pavement wearing a second copy of the glow. Faux-fur jacket, ticket stub behind the ear, voice already hoarse, delighted.",
    "Glow paint in two stripes under each eye marks {{subject}}, the {{object_type}} beaming through a blacklight room. Medium close-up, 60mm lens, ultraviolet floods, lime string art across the ceiling. Fluorescent lacing down a dark jumpsuit, teeth shining faintly blue, silliness worn with pride.",
    "Under an arrow of chasing bulbs and one neon cherry, {{subject}} shares fries from a paper cone: a {{object_type}} in a striped cardigan, hungry after dancing. Half body, 45mm lens, cyan from the window, coral from the sign, steam between. Salt on the lip, shoes in the other hand, friendship at its funniest.",
    "Two-tone portrait, no apology: {{subject}} stands between a green neon tube and an orange one, a {{object_type}} divided like a record sleeve. Half body, 85mm lens, glass-brick wall, faint smoke at waist level. Satin shirt buttoned wrong on purpose, one hand in the hair, cool without the chill.",
  ],
} as const satisfies ThemePrompts;
