import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "urban-explorer": [
    "Crosswalk stripes, taxi yellow, {{subject}} mid-stride: a {{object_type}} in an oversized tobacco trench, camera strap across the chest. Medium shot, 70mm, hard city noon with one long shadow, windows tossing highlights down. Knit cap, striped scarf, a map folded small and cheerfully ignored.",
    "Halfway up a brutalist stair {{subject}} stops to look back, the {{object_type}} in olive cargo trousers and a technical gilet. Half body, 28mm lens, concrete planes in three greys, sun sharp as folded paper. Sling bag, narrowed eyes, the next turning unknown and therefore preferred.",
    "Wind between towers. Close-up of {{subject}}, a {{object_type}} with collar clutched and eyes watering happily, 85mm, downtown reduced to facets, hard sun, and a second flash off some passing bus sliding over the cheek. Orange beanie, silver hoop, padded charcoal coat, alive to everything at once.",
    "Subway grating, steam, a busker's trombone: out of that noise comes {{subject}}, a {{object_type}} in a boxy indigo chore jacket and pleated wool. Medium close-up, 105mm lens, brownstone shade on one half of the face, open sky on the other. Headphones worn as a necklace, nodding in time.",
    "Scaffold boards make a picture within the picture, and {{subject}} fills it, a {{object_type}} wearing a rust poncho over stone denim. Half body, 50mm, striped light through planks, one traffic cone for a note of colour. Fists in the front pocket, stance wide, weatherproof and pleased.",
  ],
  "coffee-run": [
    "Lid pinched between the teeth, wallet in one hand, {{subject}} shoulders open the café door, a {{object_type}} in a grey tracksuit under a camel overcoat. Medium shot, 35mm lens, sun bouncing off the shop window, steam escaping. Messy hair, dark glasses, eleven minutes to spare.",
    "Foam on the upper lip and no one to mention it: {{subject}}, a {{object_type}} on a bench of reclaimed planks, medium close-up, 75mm lens. Awning stripes overhead, pavement glare from below, scooters blurring past the corner. Washed-red sweatshirt, cap on backwards, newspaper folded to the crossword.",
    "Behind gold lettering on the glass {{subject}} waits for a flat white, the {{object_type}} half café, half reflected street. Close-up, 90mm, polariser turned just enough, a pastry-warm bulb behind the ear. Chunky ivory roll-neck, sleepy lids, a day that has not yet begun.",
    "Four cups in a cardboard tray, elbows out: {{subject}} negotiates the kerb like a waiter on a ship, a {{object_type}} in wide denim and a cropped navy peacoat. Half body, 50mm lens, low nine-o'clock sun, warm brick, bicycles chained in a row. Held breath, dancing eyes, triumph imminent.",
    "Dog lead round the wrist, croissant half gone, {{subject}} crouches outside the bakery, a {{object_type}} in a quilted vest and striped scarf. Half body, 40mm lens, soft shade with sky for fill, a tail making a happy smear at the edge. Crumbs, grin, Saturday's uniform.",
  ],
  "soho-chic": [
    "Cast-iron columns, cream paint, a black car leaving: {{subject}} steps off the kerb wrapped from chin to shin in chalk wool, a {{object_type}} expected somewhere quiet. Half body, 105mm, thin winter sun filling the cross street, façades in violet shade. Sculptural bag, leather gloves, nothing explained.",
    "One loud coat. Everything else about {{subject}} is black, so the cobalt faux shearling does the talking; the {{object_type}} inside it looks elsewhere. Medium shot, 85mm lens, pale stone, reflected pavement light, a single crease of shadow. Turned-up collar, narrow glasses, mouth like a full stop.",
    "Gallery opening at six, shade at five: {{subject}} leans on a steel shutter in a silk shirt the red of old wine, a {{object_type}} with a cuff of raw brass. Close-up, 80mm, sun returning from windows opposite. Cool, literate, approachable on the second look.",
    "Photographers blur into a hedge behind {{subject}}, the {{object_type}} adjusting a lapel as big as a sail. It is fashion week; nobody is late by accident. Medium close-up, 135mm lens, cobbles after rain, high white sky. Gelled hair, sharp ear cuff, indifference rehearsed to perfection.",
    "Sitting on a loading-dock step, one ankle over a knee, {{subject}} ties a satin lace, a {{object_type}} in pleated caramel trousers and a dress vest over a crisp shirt. Half body, 45mm lens, fire-escape shadows printed across brick like filigree. Pocket watch, loose cuffs, a bit of city elegance between two cabs.",
  ],
  "skater-style": [
    "Board tipped under one shoe, coping ahead: {{subject}} throws us a glance before the ramp, mustard tee over long white sleeves, a {{object_type}} about to be airborne. Medium shot, 24mm, painted wall tangled behind, late sun skidding along concrete. Taped wrist, lopsided grin, gravity pending.",
    "Sweat, dust, sunscreen. Close-up of {{subject}} after the fall that worked, a {{object_type}} with a graze on the chin and joy all over. 50mm lens, skatepark glare thrown upward by pale cement, graffiti melting to candy. Hoodie strings uneven, cap brim bent, friends drumming their boards just outside the picture.",
    "Legs dangling over the quarter-pipe, {{subject}} tightens a wheel, the {{object_type}} in sun-bleached work trousers and a thrifted cardigan. Half body at 35mm, six o'clock sun, the long blue shadow of a lamp post, gold on the knuckles. Wallet chain, odd socks, companionable silence.",
    "Mural eyes, ten feet tall, stare over the head of {{subject}}; the {{object_type}} below them stares too. Medium close-up, 40mm, flat north shade, turquoise paint spilling into the skin tones. Oversized cord shirt, bucket hat, paint on both thumbs, a joke told with a straight face.",
    "Pushing hard past a row of parked cars, {{subject}} leans into it, a {{object_type}} panned sharp against streaks. Half body, 60mm lens at a thirtieth, garage strip lights and open daylight taking turns. Windcheater ballooning, the hum of the board nearly audible, errand or escape.",
  ],
  "night-out": [
    "Signals change, headlights wait. Over the crossing strolls {{subject}}, a {{object_type}} in a sharp-shouldered leather blazer. Medium shot on a 50mm, night beams from the left drawing one hot edge, shop-glass teal beyond, asphalt still holding the rain. Loose wrists, silver rings, chin set for dancing.",
    "Dusk is still mauve between the roofs when {{subject}} checks a reflection in a car window, a {{object_type}} re-tucking a satin shirt. Medium close-up, 75mm, streetlamp overhead, taxi lights strewn like beads along the avenue. Lip gloss, fine chain, breath on the pane, one small approving nod.",
    "Hot dog at midnight, dressed to the nines: {{subject}} bites, a {{object_type}} with a napkin tucked over a velvet lapel. Half body, 35mm lens, vendor's bulb hard from above, the evening crowd smeared behind, steam lifting off the trolley. Mustard, mischief, absolutely no regrets.",
    "Lit by a phone and then not, {{subject}} spots friends across the avenue. Close-up, 85mm lens, the {{object_type}} with winter in every breath, signage coral and cobalt in both eyes, patent collar cold against the neck. Traffic glides behind as long soft strokes. Half a second before the shout.",
    "Party shoes in hand, trainers on, {{subject}} walks home down the middle of a closed road, sequins under an anorak, a {{object_type}} still humming. Half body, 40mm, lamps of a sweeping machine, first blue at the end of the street. Stamped wrist, ringing ears, contentment.",
  ],
} as const satisfies ThemePrompts;
