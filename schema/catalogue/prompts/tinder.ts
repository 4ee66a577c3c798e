import type { ThemePrompts } from "../theme.ts";

export const tinderPrompts = {
  "profile-perfect": [
    "First picture, no sunglasses, no crowd: {{subject}}, a {{object_type}} in a soft blue tee, smiling on a park path as if somebody had just called. Medium close-up, 85mm lens, leaf-filtered morning, pale gravel lifting the eyes. Unforced, clear, easy to say hello to.",
    "A friend took this, you can tell. At a café corner table {{subject}} has turned mid-laugh, the {{object_type}} with sleeves shoved up and an empty plate. Half body, 35mm lens, window on the left, menu board fuzzy. Linen shirt, sun along one forearm, crumbs, real life.",
    "Close-up, rooftop, the hour when everyone looks rested: {{subject}} as a {{object_type}} with wind lifting the hair and the sun behind one ear. 75mm lens, railing lights not yet awake, heather-grey collar. A dimple or almost, and eyes that meet yours first.",
    "Somebody's borrowed dog has sat on the feet of {{subject}}, a {{object_type}} on a park bench with both arms given up to it. Medium shot, 50mm lens, dew on the grass, long shadows between the limes. Bottle-green jumper, licked chin, helpless affection.",
    "Leaning in a doorway painted the blue of old trams, {{subject}} waits for brunch to open: a {{object_type}} in a rust overshirt and clean white trainers. Half body, 60mm lens, open shade, warm brick handing back the sun. Hands in back pockets, one eyebrow up, good at small talk.",
  ],
  "adventure-ready": [
    "Summit cairn, sandwiches, a view like a held chord. With half of one {{subject}} points out tomorrow's peak, a {{object_type}} in a faded red shell. Half body, 28mm lens, high mountain sun with snow-patch fill, clouds underfoot. Windburn, crooked hat, would share the chocolate.",
    "Selfie distance, but better glass: {{subject}} squints from the trail with mud up to one eyebrow, a {{object_type}} in close-up, 35mm lens, ridge dropping away in blue steps. Patterned neck scarf, chapped grin, rain on its way, nobody turning back.",
    "Paddle across the knees, {{subject}} drifts beneath river willows, the {{object_type}} in a canary life vest. Medium shot, 50mm lens from another canoe, afternoon flickering up off the water. Wet cuffs, bare toes on the thwart, competence enjoying its leisure.",
    "Van door slid back on a mountain lay-by, kettle singing. In the opening sits {{subject}}, a {{object_type}} in thermals and a patchwork blanket; medium close-up, 65mm lens, dawn pink on far ice, blue shade at hand. Morning hair, enamel mug, a second cup implied.",
    "Chalk on both palms, rope at the waist, {{subject}} studies the one good hold: a {{object_type}} in a sun-faded tee. Half body, 85mm lens, evening raking over granite, pines smoky behind. Muscle without display, a puzzle-solver's frown, friends shouting nonsense from below.",
  ],
  "date-night": [
    "Across the small table, candle between us, {{subject}} listens with chin on hand: a {{object_type}} in a claret knit. Medium close-up, 50mm lens at f/1.4, wine-bar bottles behind in soft columns, light low and apricot. The second hour of a first date, going well.",
    "Early by ten minutes, {{subject}} stands at the rooftop rail with flowers held behind the back, a {{object_type}} in a charcoal jacket over a plain tee. Half body, 45mm lens, strung bulbs stirring, lilac sky. Polished shoes, smoothed hair, honest nerves.",
    "Mid-anecdote, hands conducting, eyebrows up, {{subject}} reaches the good part, the {{object_type}} lit by a pendant of amber glass. Medium shot, 35mm lens, cocktail untouched, the restaurant's far end sunk in comfortable shadow. Midnight shirt, cuffs undone, a pause held just long enough.",
    "On the way out of the late film {{subject}} half turns, a {{object_type}} wondering whether to suggest one more. Close-up, 85mm lens, pink from a cocktail sign along the cheek, doorway dark, breath showing pale. Wool coat collar, lopsided smile; hopeful, funny, brave enough.",
    "Two spoons, one tiramisu, and {{subject}} guarding it, a {{object_type}} in forest corduroy. Half body, 60mm lens, small restaurant, chequered cloth, lamplight like toast, a waiter's sleeve crossing the background. Narrowed eyes, cream on the thumb, terms open to negotiation.",
  ],
  "intellectual-vibe": [
    "Second-hand bookshop, ladder, dust in the sun: {{subject}} reads standing up, a {{object_type}} in a navy jumper gone at the elbows. Half body, 50mm lens, shelves towering, a window at the far end for rim. One finger keeping an earlier page, miles away, sure to lend you something.",
    "Museum marble, closing bell. Before an enormous blue canvas {{subject}} turns with an opinion, the {{object_type}} in round glasses and a grey overcoat. Medium shot, 35mm lens, milky skylight, the hush of guards. Programme rolled like a baton, teasing, curious.",
    "Chessboard, corner café, nobody in a hurry: {{subject}} rests two fingers on a bishop, a {{object_type}} in close-up, 90mm lens, plane-tree shade with a white saucer throwing light upward. Herringbone jacket, espresso at the elbow, the gleam of a plan four moves long.",
    "Typewriter, rejected pages, rain; trying the same sentence again is {{subject}}, a {{object_type}} in a collarless striped shirt. Medium close-up, 65mm lens, brass lamp against library green, the rest of the room asleep. Ink on the lip, private amusement, worth interrupting.",
    "Philosophy on one side, poetry on the other, and between the stacks on the floor {{subject}}, a {{object_type}} in burgundy cords. Half body, 40mm lens, lampshade glow, tea gone cold on a dictionary. Socks that disagree, earnest face, long answers to short questions.",
  ],
  "fitness-fanatic": [
    "River path, seven kilometres in: {{subject}} slows to a walk, a {{object_type}} in a cobalt running top with the sun coming up behind the bridge. Medium shot, 105mm lens, breath and mist the same gold. Hands on head, blown cheeks, pleased about everything.",
    "Pull-up bar in the park, third set. From behind it {{subject}} pops into view, the {{object_type}} whose gritted teeth are turning into a grin. Medium close-up, 35mm lens, oak leaves, flat morning sun. Grey cotton dark at the collar, knuckles white, one more promised.",
    "Water tipped over the head, drops hanging everywhere: close-up of {{subject}}, a {{object_type}} gasping after the hill. 100mm lens, fast shutter, spray lit from behind, trail blurred green. Soaked neckline, clumped lashes, happiness of the chemical kind in plain sight.",
    "Skates laced, knees padded, {{subject}} rolls backward along the boardwalk, a {{object_type}} in retro track bottoms and a lemon windbreaker. Half body, 50mm lens, sea glitter, railings ticking past, sun high over the shoulder. Arms loose, brow furrowed, not quite as balanced as advertised.",
    "Bike upside down on the towpath, chain off, oily hands: {{subject}} looks up laughing, a {{object_type}} in a moss-coloured jersey. Half body, 45mm lens, willow shade, spokes flashing where the sun gets in. Smear across the nose, patient, would stop to help with yours.",
  ],
} as const satisfies ThemePrompts;
