import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "gym-workout": [
    "Chalk leaves the palms in a white burst and {{subject}} steps under the bar. Graphite tank top, knee sleeves, a {{object_type}} breathing in. Half body, 50mm lens, steel uprights framing left and right, one hard panel raking from the side. Jaw set, shoulders squared, the rest of the room forgotten.",
    "Tenth repetition: in this close-up {{subject}} counts without sound, a {{object_type}} with a dumbbell passing just beneath the chin. 85mm, black rubber and mirrors behind dropping to soft grey, hot little lamp high on the right. Sweat strung along the brow, teeth gritted, will visible as a muscle.",
    "Battle ropes crack like waves away from the fists of {{subject}}, a {{object_type}} braced low in a burnt-orange training tee. Medium shot through a 24mm lens near the floor; ceiling strips in perspective, dust jumping from the mat. Thighs bent, hair flying, an open-mouthed roar of effort.",
    "Between sets, weight plates on both sides like shields, {{subject}} tightens a wrist wrap using the teeth. A {{object_type}} in a sleeveless charcoal hoodie, medium close-up, 70mm. Power rack shadows make bars across the wall, cool daylight leaks from a high slot. Eyes up at the clock, already going again.",
    "Hanging from the pull-up bar, chin just clear of it, {{subject}} holds the top. Half body from slightly below on a 35mm: fitted navy tee pulled taut, one {{object_type}} against gravity, caged lamps blurring overhead, rim on the forearms. Calm face above shaking arms, stubbornness with perfect form.",
  ],
  "outdoor-fitness": [
    "Six lanes of brick-red track lie empty at sunrise except for {{subject}}, a {{object_type}} crouched over the start line. Medium shot, 135mm, low gold flaring along the painted numbers, grandstand in haze. Windproof top, spikes, fingers spread behind the line, every nerve quiet.",
    "Pine needles, mud, breath like smoke: a trail run, and {{subject}} comes round the bend, lime shell, sleeves pushed up, a {{object_type}} at full stretch. Half body caught at 85mm, sun spokes between trunks, splash hanging at the shin. Mouth loose, eyes on the roots, light as a deer.",
    "Headlamp off now that dawn has come; {{subject}} stands on the hill with a hand against the wind. Close-up, 100mm, a {{object_type}} wearing a merino neck tube and a dusting of frost on both eyebrows. Lavender valley behind, cheeks burning, pulse still loud, glad to have got up.",
    "Stadium steps, twelfth time up. On the concrete stair {{subject}} turns for the descent: cobalt shorts, breathable white vest, a {{object_type}} still counting. Medium shot, 35mm lens from the lower rail, midday glare softened by thin cloud. Hands on hips, grin at the absurd number left.",
    "Rain is no excuse under the stadium roof where {{subject}} skips rope, silver hood up, the one dry {{object_type}} in town. Medium close-up, 50mm, rope drawn as a faint arc around the head, wet daylight entering from both ends. Drops on the nose, lips counting, stubborn good cheer.",
  ],
  "yoga-mindfulness": [
    "Morning pours along the boards of an old warehouse loft, and in it {{subject}} sits tall on the mat, a {{object_type}} with palms resting open on the knees. Half body, 50mm, linen blinds, one rubber plant. Clay-coloured wrap top, closed lids, ribs widening; the room seems to breathe in as well.",
    "Arms float overhead, palms meeting: {{subject}} in tree pose is a {{object_type}} drawn against a plain lime-washed wall. Medium shot on a 65mm lens, soft north panes, a single leaf-shadow. Moss leggings, loose ivory vest, gaze fixed on one knot in the wood, wobble accepted.",
    "Fern clearing, dew on the grass: folded forward and now rising, {{subject}} looks up through loose hair, a {{object_type}} in a teal long-sleeved top. Medium close-up, 85mm lens, green light filtered by beeches. Fingers brushing the shins, spine long, a bird somewhere, nothing to achieve.",
    "Only breath. A close-up at 105mm of {{subject}}, lying back on a bolster, a {{object_type}} with a folded eye cloth just lifted to the brow. Warm diffused dusk from a paper lantern, cork mat below. Smoothed forehead, small private smile, somewhere between waking and sleep.",
    "Side-bent like a drawn bow, {{subject}} reaches past the frame with the upper arm. Half body, 40mm, a {{object_type}} in plum ribbed cotton on a sunlit platform of pale ash wood. Curtain stirring, bowl and striker by the wall, stretch felt from hip to fingertip, ease inside discipline.",
  ],
  "athletic-apparel": [
    "Raw concrete, one square of sun, and exactly in it {{subject}}. The zipped shell is bone-white, sculpted, closed to the chin; the {{object_type}} does not blink. Half body, 70mm, shadow edge cutting diagonally behind. Hands hidden in the sleeves, stance wide, cool without being cold.",
    "Acid-yellow windbreaker, matching sky of painted steel. {{subject}} jumps for no reason, a {{object_type}} frozen knees-up in a medium shot on a 35mm lens, twin flashes from the flanks. Fabric ballooning, socks pulled high, pure colour and a laugh let go in mid-air.",
    "Water beads on the shoulder seam and on the temple of {{subject}}; the close-up, 100mm, is about texture. A {{object_type}} in a black compression top with a mandarin collar, raw concrete behind, strip softbox grazing from behind. Steady stare, pores and weave equally sharp, held power.",
    "Laces first. {{subject}} has propped one foot on a concrete bollard to tie the shoe and glances up at us, a {{object_type}} in heather-grey joggers and a cropped rust anorak. Medium shot, 50mm, loading-dock shade with bright street behind. Cap low, quick half smile, off in a second.",
    "Layered for cold: hoodie under gilet under scarf, and the {{object_type}} inside it all is {{subject}}, medium close-up by an 80mm lens. Pale aluminium shutters behind, overcast bounced from wet tarmac. Sage, stone and one stripe of coral; breath showing, chin tucked, ready for mile one.",
  ],
  "post-workout": [
    "Towel round the neck, back to the lockers, {{subject}} slides down to the bench, heather tee soaked through, a {{object_type}} with nothing left to prove. Half body, 40mm, shower steam catching a slatted window's light. Head tilted to the metal, eyes closed, chest still heaving, the best kind of empty.",
    "Flushed, salt-streaked, grinning: a close-up of {{subject}} straight off the last sprint, 85mm. Evening sun behind the ears turns the fuzz of a {{object_type}}'s hairline to copper. Collar dark with sweat, one drop about to fall from the chin, pride too tired to pose.",
    "Cold bottle against the cheek, {{subject}} sits on a stack of bumper plates, zip-neck loosened, leggings chalky, the last {{object_type}} in the building. Medium shot, 35mm lens; the gym behind half dark, cleaner's lamp in the far corner. Shoes unlaced, wrist wraps dangling, content as a cat.",
    "Stretching a calf at the park railing, {{subject}} laughs at a slow dog. Medium close-up, 100mm, a {{object_type}} with an arm sleeve and hair pushed up by a band; golden leaves blur behind in late mild sun. Rosy ears, easy breath again, the whole afternoon won.",
    "Bananas, foil blanket, paper number still pinned on: after the finish {{subject}} stands blinking, a {{object_type}} wrapped in crackling silver over a claret race vest. Half body on a 55mm, white sky, barriers out of focus. Medal ribbon twisted, wet lashes, walking like somebody on a ship.",
  ],
} as const satisfies ThemePrompts;
