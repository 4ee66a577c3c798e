import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "superhero-origin": [
    "Lightning forks over the water towers as {{subject}} plants both boots on the roof, scarlet cape hand-sewn, slate suit still stiff, a {{object_type}} new to this. Half body from below, 35mm lens, electric blue rim and a warm alley glow underneath. Rain on the shoulders, knuckles taped, courage a minute older than doubt.",
    "First flight, badly landed. {{subject}} sits in a dented patch of tarmac, a {{object_type}} with torn teal sleeves and a crooked domino mask, medium shot, 28mm. Steam, sparks from a broken lamp, one green traffic light. Dust in the eyebrows, an astonished laugh, nothing hurt except the plan.",
    "Static lifts every hair on the head of {{subject}}, the {{object_type}} who touched the meteor. Close-up at 100mm: violet arcs crawl along a high silver collar and mirror in wide pupils, night clouds churning behind. Power felt before it is understood, lips pressed, raindrops lit like stars.",
    "Costume half under the coat, emblem half hidden: medium close-up of {{subject}}, a {{object_type}} looking up from a crosswalk toward trouble, 85mm lens. Sunbreak between thunderheads, gold on one side and bruise-blue on the other. Fingers already at the top button, the ordinary day ending there.",
    "Cape spread on the knee, needle threaded, {{subject}} mends what the villain tore. Half body, 50mm; padded indigo armour, an attic skylight, the storm withdrawing, and one {{object_type}} sewing. Desk lamp, thimble, plaster on the chin, the patient housekeeping of being brave.",
  ],
  "knight-of-the-realm": [
    "Castle dawn, breath white, banners limp: {{subject}} waits on the rampart, engraved plate under a blue wool surcoat, a {{object_type}} alone with the cold. Half body through an 85mm lens, peach sky low behind the towers, steel taking its colour. Helm beneath one arm, frost in the hair, watch kept faithfully to its end.",
    "Knee to the flagstones of the great hall, {{subject}} lays a longsword flat across both palms, a {{object_type}} about to be raised up. Medium shot, 40mm, high window shafts cutting candle smoke. Crimson cloak pooling, mail at the throat, solemn joy, the whole court somewhere behind us.",
    "Visor up. Close-up on a 105mm lens of {{subject}}, a {{object_type}} with a smudged brow and a split eyebrow already stitched; ember light from the burning canyon beats on gorget and cheek. Dragon's shadow crossing the rock face. No boast in the eyes, only arithmetic and nerve.",
    "Orchard after the tournament. A garland of daisies sits on the dented breastplate of {{subject}}, the {{object_type}} sharing an apple with an unseen horse. Medium close-up, 70mm, honeyed noon through leaves. Gauntlets off, sweat-dark fringe, a victor's grin that is chiefly relief.",
    "Rain has found the gap between pauldron and neck, and {{subject}} does not stir. Half body, 60mm: a {{object_type}} holding a torn green standard on the causeway, gatehouse lost in grey. One torch, left of frame, warms the wet rivets. Last to leave the field, grief upright.",
  ],
  "enchanted-elf": [
    "Ferns part for {{subject}}, a {{object_type}} with tapered ears, moss-coloured cloak clasped by a silver leaf. Half body, 85mm at f/2, green-gold light sifted through a canopy high as a nave, motes drifting. Bow unstrung across the back, fingers on bark, listening to what the tree says about strangers.",
    "Tiny lamps of glass hang from every branch, and {{subject}} lights the last. Layers of pearl silk, bracers of birch bark, and a {{object_type}} on tiptoe. Medium shot on a 50mm lens; twilight blue between trunks, amber round the raised hand. Braids threaded with white berries, festival quiet, older than the face suggests.",
    "Stream-water runs from the cupped hands of {{subject}} before the lips are reached. Medium close-up, 100mm, a {{object_type}} mirrored among lilies, coppery circlet on wet hair. Morning mist glows behind like breath on glass; leather jerkin embossed with oak; startled, wild, then trusting.",
    "Eyes the pale green of new beech leaves: close-up, 90mm macro, on {{subject}}, a {{object_type}} whose cheek bears three painted dots of gold. An owl feather brushes the pointed ear. Moonlight from above, cool and soft, foxfire from below; ancient humour kept politely out of the mouth.",
    "Roots make the throne, autumn the carpet. There {{subject}} presides as a {{object_type}} crowned with antlered twigs and rowan berries, medium shot, 35mm lens, low sun behind edging all in russet. Bronze scale collar, bare feet on moss, sovereign idleness, a fox asleep out of focus.",
  ],
  "anime-mage": [
    "Circles of turquoise script spin in the air round the outstretched hand of {{subject}}, a {{object_type}} with spiky silver hair and a long navy coat with star-shaped buttons. Half body, 35mm, spell-light as key, dark plum sky beyond. Coat-tails lifting, teeth set, the very first syllable of something enormous.",
    "Petal-pink hair, star-shaped clip, one tear: {{subject}} in close-up, a {{object_type}} keeping a promise to a friend now gone. 85mm, big clear catchlights, flat pastel clouds behind like painted cels. White ribboned collar, trembling chin, hope drawn with a firm line.",
    "Book open, pages whirling, {{subject}} loses control of the library. Medium shot with a 24mm lens: a {{object_type}} in a mustard cloak and round lenses, hovering a hand's breadth off the floor. Lilac sparks, tumbling quills, warm lamps askew. Mouth wide in panic that is already turning into fun.",
    "Rival on the far roof; cloak like spilled ink. {{subject}} turns the head slowly, a {{object_type}} with one violet eye aglow beneath a jagged black fringe, medium close-up, 70mm. Full moon behind for a rim, cool cyan below. High asymmetrical collar, faint sneer, far more lonely than wicked.",
    "Staff taller than its owner and topped by a captive sun, {{subject}} leads the way into the cave. A {{object_type}} with teal twin-braided hair, cream tunic and oversized orange gloves, half body on a 50mm. Golden radius of light, crystal glimmers at its rim. Chin high, knees knocking, adventure all the same.",
  ],
  "starship-captain": [
    "Nebula rose and green fills the forward window, and across it stands {{subject}}, slate uniform coat piped in copper, a {{object_type}} with a ship to mind. Half body, 40mm anamorphic, consoles washing pale blue upward. Hands behind the back, hair swept back, responsible for everyone asleep below.",
    "Alert lamps flood the bridge red. {{subject}} grips the chair's arm and leans into the frame, a {{object_type}} giving the order, medium close-up on a 75mm lens. Sweat at the collar, white emergency strip along the jaw. The voice must be calm, so the face goes first.",
    "Under twin suns {{subject}} wipes red grit off a scratched visor, a {{object_type}} in a patched exploration suit of ivory and rust. Medium shot, 28mm, canyon walls and two sharp shadows. Hose looped round the wrist, boots sinking, first human footprints trailing behind, plain delighted awe.",
    "Hangar steam, engine ticking as it cools: the {{object_type}} sitting on the loading ramp with a mess tin is {{subject}}, medium shot, 55mm. Worklights high in the gantries, ochre flight jacket covered in mission patches of no known fleet. Grease, stubborn tune on the lips, home for one night.",
    "Frost ferns across the inside of a sleep-pod lid, and behind them {{subject}} opens both eyes after ninety years. Close-up, 100mm: a {{object_type}} lit by soft aquamarine tubes inside the pod, nebula drifting in the curved glass. Quilted thermal collar, rimed lashes, one question, nobody yet to ask.",
  ],
} as const satisfies ThemePrompts;
