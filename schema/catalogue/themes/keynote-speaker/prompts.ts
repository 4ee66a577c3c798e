import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "on-the-main-stage": [
    "Ten metres of indigo screen glow at the back, and ahead of it {{subject}} makes one exact gesture, cobalt sleeve against darker blue, a {{object_type}} small before it and in command. Half body, 135mm lens from the tenth row, warm front truss picking the face out of blue. Headset at the cheek, mid-word, the room clearly following.",
    "Clicker in the hand, slide just changed; {{subject}} turns from picture to people. A {{object_type}} in a charcoal roll-neck, medium shot on an 85mm lens, round rug of light underfoot and haze above it. Pace easy, brows lifted, the pleasure of a point about to land.",
    "Only the microphone's thin arm interrupts this close-up: {{subject}} at the turn of the argument, 200mm from the gallery. Cool backdrop, tungsten key, a {{object_type}} with a fine sheen at the temple. Plum collar, eyes on a single listener far away, complete conviction.",
    "From the wings one sees what the crowd does not, {{subject}} standing on the left foot's edge, a {{object_type}} silhouetted and then lit as the spot swings over. Medium shot, 50mm, beams raking dusty amber past black drapes. Cream trouser suit, notes folded small behind the back, poised.",
    "Lectern refused, {{subject}} has come right down to the lip of the stage and sits there. Medium close-up through a 100mm lens, slate blazer, open collar, a {{object_type}} among friends, giant out-of-focus letters glowing teal behind. Hands loosely joined, tone dropped, the big hall suddenly small.",
  ],
  "engaging-the-audience": [
    "Over a dark fringe of listening heads we catch {{subject}}, a {{object_type}} pointing gladly at the hand that went up first. Medium shot, 70mm, house lights raised to a soft peach. Ochre knit beneath a navy jacket, weight forward, the fun of being asked something hard.",
    "Laughter has started in row three and comes back doubled in {{subject}}. The close-up of the evening, 135mm, a {{object_type}} with crinkled eyes and the head-worn mic bobbing, violet wash behind. Collar awry, cheeks high, pure delight at a line that worked.",
    "Down the aisle with a hand microphone goes {{subject}}, a {{object_type}} stooping to hear an answer we cannot see. Half body on a 35mm lens, programme sheets and shoulders framing either side, stage glare turned to rim light. Olive suit, lanyard swinging, wholly attentive.",
    "Asked for a show of hands, the hall becomes a forest; between two blurred arms stands {{subject}}, a {{object_type}} counting with a grin. Medium close-up, 105mm from seat level, amber key and blue haze. Rust poplin under grey flannel, eyebrows keeping score.",
    "Whiteboard wheeled on, marker squeaking, {{subject}} draws what someone in the balcony proposed. A {{object_type}} in rolled white sleeves, half body, 50mm, follow-spot hard on the board and kindly on the cheek. Looking back for approval, ink on the cuff, learning in public.",
  ],
  "thought-leader-profile": [
    "LED wall of small soft lights, dialled down until each is a coin of pearl: before it {{subject}}. The black turtleneck keeps out of the way; the {{object_type}} is all eyes and forehead. Close-up, 90mm at f/2, key from a wide window-shaped softbox. Chin over the knuckles, listening as if the question mattered.",
    "Leather panel chair, glass of water, empty stage before doors. {{subject}} sits angled, a {{object_type}} in a tobacco suede jacket with one ankle up, medium shot through a 55mm lens. Warm practical behind, daylight creeping from the loading side. Thoughtful, collected, ready for the long form.",
    "For the book jacket, perhaps: {{subject}} in three-quarter view, a {{object_type}} wearing slate herringbone, medium close-up, 85mm. The auditorium's empty seats repeat behind in curved burgundy rows, a single aisle lamp marking the scale. Unsmiling but not severe; an idea worth three hundred pages.",
    "Teal gel on the cyclorama, no other prop. {{subject}} leans with one shoulder toward us, a {{object_type}} in a band-collar shirt the colour of chalk, half body, 65mm, a strip box from each side. Sleeves buttoned, hands lost in pockets, wit kept in reserve at the corner of the mouth.",
    "Reading aloud to test the rhythm, {{subject}} marks the margin of a manuscript in the green room. Medium close-up, 75mm lens: a {{object_type}} with tortoiseshell frames and a mulberry cardigan, mirror bulbs to the left, curtain gap to the right. Lips moving, pencil certain, unhurried intelligence.",
  ],
  "inspirational-speaker": [
    "Arms open as if to hold the whole arena, {{subject}} lets the silence last. Medium shot, 85mm, a {{object_type}} in a long ivory jacket, amber beams fanning upward through haze. Head back, palms bright, thousands of phone torches far off like a second sky.",
    "One tear, unashamed. {{subject}} tells the difficult part of the story, a {{object_type}} close to the microphone, close-up on a 135mm lens with the spot narrowed to a face. Midnight background, simple grey collar. The throat tightens, the gaze does not leave us.",
    "Fist against the heart, {{subject}} is a {{object_type}} finishing the sentence everyone will quote. Half body at 100mm; golden wash from behind and a gentle silver from the front rows. Terracotta suit, rolled programme dropped at the feet, breath between two words made visible by the light.",
    "Standing ovation, seen from upstage: across the shoulder of {{subject}} the crowd is a warm shimmer, and the {{object_type}} has half turned, overcome. Medium close-up, 70mm. Copper edge along the hair, footlights under the chin; teal silk loosened at the neck, laughter arriving through tears.",
    "Barefoot on the boards by choice, {{subject}} walks slowly into the amber, white linen loose about a {{object_type}} with time. Half body with a 50mm lens from the pit, dust turning in shafts overhead. Each step placed, eyes lowered and then up, a story beginning where stories should, at the beginning.",
  ],
  "post-talk-power-shot": [
    "Curtain behind, applause still going on the other side of it, {{subject}} exhales. Medium close-up, 50mm: a {{object_type}} in a crisp black suit with the headset pushed down round the neck. Blue work-light, red exit sign, one hand flat on the chest, triumph coming up slowly.",
    "Foyer of glass and evening, coffee cups, blurred conversation. Straight-backed in the middle, {{subject}} meets the lens. Petrol wool, badge on the lapel, a {{object_type}} everyone wants a word with. Half body, 85mm, pendant lamps making a soft crown of circles. Arms folded, grin permitted, taller by an inch.",
    "Stage empty, chairs stacked, {{subject}} alone in the last pool of light: a {{object_type}} with jacket hooked over a shoulder, medium shot, 35mm, rows of seats running away to black behind. Dust still turning overhead; creased shirt, loosened cuffs, chin level, ownership without swagger.",
    "Flight cases for a throne, water bottle for a sceptre. {{subject}} sprawls happily backstage, burgundy tailoring down to white trainers, a {{object_type}} off the clock, medium shot on a 40mm lens from below knee height. Cable coils, gaffer marks, a warm bulb in a cage; the swagger is earned and mostly for fun.",
    "Sparkling still from the lights, the eyes of {{subject}} fill this close-up at 105mm. The event's purple wall has melted behind, a reporter's lamp gives clean white from the left. Ink-blue collar, lanyard ribbon at the edge, a {{object_type}} whose voice is nearly gone, radiant, answering one more.",
  ],
} as const satisfies ThemePrompts;
