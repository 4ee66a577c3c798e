import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "profile-perfect": [
    "First picture, no sunglasses, no crowd: {{subject}} on a park path in a soft blue tee, a {{object_type}} smiling as if somebody had just called. Medium close-up, 85mm, leaf-filtered morning, pale gravel lifting the eyes. Shoulders square to us, nothing in the way. Unforced, clear, easy to say hello to.",
    "A friend took this, you can tell. At a café corner table {{subject}} has turned mid-laugh, the {{object_type}} with sleeves shoved up and an empty plate. Half body, 35mm lens, window on the left, menu board fuzzy. Linen shirt, sun along one forearm, crumbs, real life.",
    "Close-up, rooftop, the hour when everyone looks rested: {{subject}} as a {{object_type}} with wind lifting the hair and the sun behind one ear. 75mm lens, railing lights not yet awake, the town a warm haze, heather-grey collar. A grin held half back, and eyes that meet yours first.",
    "Somebody's borrowed dog has sat on the feet of {{subject}}, a {{object_type}} on a park bench with both arms given up to it. Medium shot, 50mm, dew on the grass, long shadows between the limes. Bottle-green jumper, licked chin, a lead wound twice around the wrist, helpless affection.",
    "Leaning in a doorway painted the blue of old trams, {{subject}} waits for brunch to open, rust overshirt, clean trainers, the {{object_type}} who came early on purpose. Half body, 60mm lens, open shade, warm brick handing back the sun. Hands in back pockets, one eyebrow up, good at small talk.",
  ],
  "adventure-ready": [
    "Summit cairn, sandwiches, a view like a held chord. With half of one {{subject}} points out tomorrow's peak, red shell faded by other mountains, a {{object_type}} with a plan. Half body, 28mm lens, high mountain sun with snow-patch fill, clouds underfoot. Windburn, crooked hat, would share the chocolate.",
    "Selfie distance, but better glass: {{subject}} squints from the trail with mud up to one eyebrow, a {{object_type}} in close-up, 35mm, silver light under moving cloud, the ridge dropping away in blue steps. Patterned neck scarf, chapped grin, rain on its way, nobody turning back.",
    "Paddle across the knees, {{subject}} drifts beneath river willows, the {{object_type}} in a canary life vest. Medium shot, 50mm lens from another canoe, afternoon flickering up off the water and under the brim of a straw hat. Wet cuffs, bare toes on the thwart, competence enjoying its leisure.",
    "Van door slid back on a mountain lay-by, kettle singing. In the opening sits {{subject}}, a {{object_type}} in thermals and a patchwork blanket; medium close-up, 65mm lens, dawn pink on far ice, blue shade at hand. Morning hair, enamel mug, a second cup implied.",
    "Chalk on both palms, rope at the waist, {{subject}} studies the one good hold. Half body of a {{object_type}} in front of a boulder, sun-bleached tee, 85mm lens, evening raking over granite, pines smoky behind. Muscle without display, a puzzle-solver's frown, friends shouting nonsense from below.",
  ],
  "date-night": [
    "Across the small table, candle between us, {{subject}} listens with chin on hand, claret knit soft at the wrist, a {{object_type}} forgetting the menu. Medium close-up, 50mm lens at f/1.4, wine-bar bottles behind in soft columns, light low and apricot. The second hour of a first date, going well.",
    "Early by ten minutes, {{subject}} stands at the rooftop rail with flowers held behind the back, charcoal jacket brushed twice, a {{object_type}} practising hello. Half body, 45mm lens, strung bulbs stirring against a lilac sky. Polished shoes, smoothed hair, two rehearsed jokes, honest nerves.",
    "Mid-anecdote, hands conducting, eyebrows up, {{subject}} reaches the good part, the {{object_type}} lit by a pendant of amber glass. Medium shot, 35mm, cocktail untouched, the restaurant's far end sunk in comfortable shadow. Midnight shirt, cuffs undone, a pause held just long enough.",
    "On the way out of the late film {{subject}} half turns, a {{object_type}} wondering whether to suggest one more. Close-up, 85mm, pink from a cocktail sign along the cheek, doorway dark, breath showing pale. Wool coat collar, lopsided smile; hopeful, funny, brave enough.",
    "Two spoons, one tiramisu, and {{subject}} guarding it with a corduroy elbow, the {{object_type}} who said a taste would do. Half body, 60mm lens, small restaurant, chequered cloth, lamplight like toast, a waiter's sleeve crossing the background. Narrowed eyes, cream on the thumb, terms open to negotiation.",
  ],
  "intellectual-vibe": [
    "Second-hand bookshop, ladder, dust in the sun: {{subject}} reads standing up, navy jumper gone at the elbows, a {{object_type}} late for nothing. Half body, 50mm, shelves towering, a window at the far end for rim. One finger keeping an earlier page, miles away, sure to lend you something.",
    "Museum marble, closing bell. Before an enormous blue canvas {{subject}} turns with an opinion, the {{object_type}} in round glasses and a grey overcoat. Medium shot at 35mm, milky skylight, pale floor, the particular hush of guards. Programme rolled like a baton, teasing, curious, ready to be contradicted.",
    "Chessboard, corner café, nobody in a hurry: {{subject}} rests two fingers on a bishop, a {{object_type}} in close-up, 90mm lens, plane-tree shade with a white saucer throwing light upward. Herringbone jacket, espresso at the elbow, the gleam of a plan four moves long.",
    "Typewriter, rejected pages, rain; trying the same sentence again is {{subject}}, a {{object_type}} in a collarless striped shirt. Medium close-up, 65mm, brass lamp against library green, the rest of the reading room asleep. Ink on the lip, cold tea, private amusement, well worth interrupting.",
    "Philosophy on one side, poetry on the other, and between the stacks on the floor, burgundy cords folded under, {{subject}}: a {{object_type}} with a theory. Half body, 40mm, lampshade glow, tea gone cold on a dictionary. Socks that disagree, earnest face, long answers to short questions.",
  ],
  "fitness-fanatic": [
    "River path, seven kilometres in: {{subject}} slows from a jog to a walk, cobalt top, loose laces, a {{object_type}} with the sun coming up behind the bridge. Medium shot, 105mm lens, breath and mist the same gold, far trees in silhouette. Hands on head, blown cheeks, pleased about everything.",
    "Pull-up bar in the park, third set. From behind it {{subject}} pops into view, the {{object_type}} whose gritted teeth are turning into a grin. Medium close-up, 35mm, oak leaves, flat morning sun. Grey cotton dark at the collar, knuckles white, one more promised.",
    "Water tipped over the head, drops hanging everywhere: close-up of {{subject}}, a {{object_type}} gasping after the mountain mile. 100mm lens, fast shutter, spray lit from behind into a hundred sparks, trail blurred green. Soaked training top, clumped lashes, happiness of the chemical kind in plain sight.",
    "Skates laced, knees padded, {{subject}} rolls backward along the boardwalk, a {{object_type}} in retro track bottoms and a lemon windbreaker. Half body, 50mm lens, sea glitter, railings ticking past, sun high over the shoulder. Arms loose, brow furrowed, not quite as balanced as advertised.",
    "Bike upside down on the towpath, chain off, oily hands: {{subject}} looks up laughing, a {{object_type}} in a moss-coloured jersey. Half body, 45mm lens, willow shade, spokes flashing where the sun gets in. Smear across the nose, patient, would stop to help with yours.",
  ],
} as const satisfies ThemePrompts;
