import type { ThemePrompts } from "../theme.ts";

export const creativeArtistPrompts = {
  "painter-sculptor": [
    "Cadmium, ultramarine and a good deal of rag: {{subject}} steps back from the easel to judge, a {{object_type}} in a collarless smock stiff with old colour. Half body, 50mm, skylight straight down and white walls doing the rest. Brush clamped crosswise in the teeth, arms out of the way, one eye narrowed.",
    "Wet clay to the elbows, {{subject}} smooths the brow of a rough bust, a {{object_type}} seen medium close-up beyond it through an 85mm lens. North window, grey and exact; plaster limbs pale on the shelves. Headscarf, streaked apron, tenderness passing through two thumbs into mud.",
    "Flicked paint has freckled the wall, the stool, and the nose of {{subject}}. This close-up at 90mm keeps every speck: a {{object_type}} against a great splashed canvas in tangerine and black, open shade from a loading door. Linen collar, laughing eyes, a decision made by accident and kept.",
    "Chisel down, dust settling, {{subject}} drinks from a jam jar beside a half-freed marble shoulder, a {{object_type}} in canvas overalls. Medium shot, 35mm lens, beams crossing the barn-like atelier. Goggles on the forehead, forearms chalk-white, unhurried in a trade that forgives nothing.",
    "On the floor, because the picture is on the floor: {{subject}} kneels with a broad house-brush, a {{object_type}} in rolled dungarees surrounded by pots. Half body from a step-ladder, 40mm, even brightness through a sawtooth roof. Loops of wet indigo, hair tied in string, wholly elsewhere.",
  ],
  "street-muralist": [
    "Three storeys of unfinished heron rise behind {{subject}}, a {{object_type}} on the bottom rung in a paint-crusted parka. Medium shot, 28mm lens, cloudless morning turning the whole wall into one vast reflector. Roller on a pole like a spear, cap backwards, small beside the bird and pleased.",
    "Drips of mint and magenta run down past the ear of {{subject}}, who has leaned back on the dry part. Medium close-up, 70mm, a {{object_type}} with a respirator slung round the neck; alley shade, sun bounced from windows opposite. Chipped nails, crooked grin, a signature still to be added.",
    "Gloved thumb on the nozzle, cloud of yellow opening: half body of {{subject}}, a {{object_type}} in mid-sweep, 50mm at a fast shutter so the mist hangs. Low evening sun comes through it like a lantern. Checked overshirt, knees bent, the whole arm drawing and the rest merely following.",
    "Underpass, sodium hum, a wall of other people's names. {{subject}} considers the one clean square, a {{object_type}} in a violet windcheater with the hood half up. Close-up through a 100mm lens; cold strip light one side, brake-light red the other. Sketchbook edge, bitten lip, respect before boldness.",
    "Lunch on the scaffold, legs over the city. {{subject}}, a {{object_type}} with sky-blue forearms and a straw sun hat, unwraps a sandwich in front of a painted eye as tall as a door. Medium shot, 35mm, noon bright but hazed. Boots swinging, waving at somebody's grandmother on a balcony.",
  ],
  "writer-poet": [
    "Rain counts on the skylight while {{subject}} crosses out a line, a {{object_type}} in a bottle-green cardigan worn through at one elbow. Half body, 50mm, desk lamp on paper, the rest of the attic in umber. Towers of drafts, cold tea, a smile at having found the shorter word.",
    "Typewriter in front, sleepless night behind: close-up of {{subject}}, the {{object_type}} who has just pulled out page three hundred. 85mm lens, first daylight rosy through the blind, lamp not yet put out. Ink on the jaw, spectacles crooked, eyes rinsed clear by finishing.",
    "Shoulder against the shelves of a second-hand bookshop, {{subject}} reads standing, a {{object_type}} in a long herringbone coat. Medium shot, 40mm; dust-softened window far down the aisle, bulb on a flex above. Scarf trailing, finger holding another place, lost on purpose and in no danger of being found.",
    "The microphone is too high and {{subject}} leaves it so. In a cellar hung with rugs this {{object_type}} speaks from memory, medium close-up, 75mm, one amber lamp and a candle's tremor from the nearest table. Black turtleneck, palm raised on the beat, voice low enough to make a room lean in.",
    "On a bench above the winter sea, notebook on the knee, pencil on a string: {{subject}} hunts for a simile. Half body with a 65mm lens, a {{object_type}} in navy duffel and fingerless mittens, flat white sky wrapping the face. Wind riffling pages, lips shaping vowels, cheerful in defeat.",
  ],
  performer: [
    "Magenta from the left, cyan from the right, and where they cross {{subject}} sings: a {{object_type}} in a tasselled ivory jacket, medium close-up on a 135mm lens. Haze in layers, microphone cupped close. Veins in the throat, eyes shut, a held note that the whole body is holding.",
    "Leap at its height. {{subject}}, a {{object_type}} in charcoal rehearsal layers, hangs over a bare stage floor with toes pointed and arms thrown wide. Medium shot, 50mm, shutter quick enough to stop the hem, one white side-tower carving every muscle out of the dark. Gravity merely postponed.",
    "Between songs a string must be tuned, so the crowd gets this: {{subject}} bowed over a battered sunburst guitar, half body, 85mm. A {{object_type}} in faded indigo and a leather strap, spotlight narrowed to a coin, dust like snow. Ear tilted to the wood, private in front of a thousand strangers.",
    "Greasepaint going on, cheek by cheek: {{subject}} becomes a clown in a triangle of broken mirror. Close-up, 100mm, a {{object_type}} with one side white and one side still bare, tungsten bulb close and kind. Ruffled collar, tiny brush, melancholy and nonsense sharing the same pair of eyes.",
    "Drumsticks up, sweat flying, last bar: {{subject}} at the kit is a {{object_type}} all elbows and joy. Medium shot between cymbals on a 28mm lens, crimson backlight and a strobe caught once. Sleeveless black tee, mouth in a shout nobody could hear, the finish arriving like weather.",
  ],
  "digital-creator": [
    "Ring lamp reflected as two bright hoops in the pupils, {{subject}} checks the framing before going live. Close-up, 50mm, a {{object_type}} in a lavender sweatshirt with a pegboard of cables softly behind. Lip balm, held breath, then the greeting that regulars would know anywhere.",
    "Waveforms scroll in orange over two monitors; {{subject}} cuts on the beat, a {{object_type}} with big headphones over a corduroy cap. Half body, 35mm lens, room dark but for the timelines and a salt-coloured lamp. Hand on the jog wheel, jaw bobbing, deep in minute fourteen.",
    "Podcast corner: felt panels, snake plant, two mugs. Leaning to the big foam-capped microphone is {{subject}}, a {{object_type}} in a rust camp shirt, medium close-up, 85mm. Soft lantern overhead plus a teal strip along the shelf. Elbows down, eyebrows up, asking the question after the obvious one.",
    "Tablet pen poised, {{subject}} draws a dragon's left nostril for the ninth time. Medium shot on a 40mm lens over a cluttered white desk, a {{object_type}} in striped dungarees, cool screen from below and window peach from behind. Stickers, noodle cup, tongue out in concentration, gleeful perfectionism.",
    "Overhead rig, roll of coral paper, tiny clay actors: halfway through an animation {{subject}} nudges one by a millimetre. A {{object_type}} in a boiler suit with brass tweezers, half body, 60mm, three small panels keeping shadows short. Breath held, twelve frames to the second, time made by hand.",
  ],
} as const satisfies ThemePrompts;
