import type { ThemePrompts } from "../theme.ts";

export const realestateAgentHeadshotsPrompts = {
  "trusted-advisor": [
    "Keys on the table, papers squared, {{subject}} takes the other end of the sofa, a {{object_type}} in a soft navy blazer over a fine knit. Half body, 50mm lens, sunny living room, curtains glowing, white ceiling for fill. Open hands, level look, the adviser who tells you about the damp.",
    "On the doorstep, a pace aside so that you may enter first, {{subject}} smiles from the shade of the porch. Medium close-up, 85mm lens, a {{object_type}} wearing a stone-coloured jacket and a slim scarf, painted door behind, pavement sun below. Patient, punctual, discreet.",
    "Years of handovers have taught {{subject}} when to keep silent. Close-up, 105mm lens: a {{object_type}} beside a tall sash window, north light against a cream wall, fine wool collar, reading glasses held under the chin. Kind lines at the eyes, attention undivided.",
    "Floor plan unrolled over an oak table, the {{object_type}} tracing a wall with one finger is {{subject}}; medium shot, 40mm lens, bright living room, vase of tulips, daylight flooding the paper and lifting from it. Tailored waistcoat, cuffs turned once, explaining rather than selling.",
    "Clasped folder, grey flannel, a swept step: here stands {{subject}}, a {{object_type}} half turned toward a panelled front door with its lantern still lit. Half body, 70mm lens, overcast softness, box hedge on either side. Shoulders square, chin easy, quiet pride in other people's homes.",
  ],
  "local-expert": [
    "Every neighbour waves, so {{subject}} is forever half waving back, a {{object_type}} pictured in a medium shot on a street of front gardens. 50mm lens, mid-morning sun, hydrangeas, fence whites kept just below burning. Quilted gilet, canvas bag of leaflets, local to the bone.",
    "Bakery bag in one hand, house keys in the other, {{subject}} leans on a garden gate: a {{object_type}} in a checked shirt and moss-green jumper. Half body, 65mm lens, maple shade dappling the path and both sleeves. Head tilted toward the station, giving directions by trees and letterboxes.",
    "Which roofs leak, which cafés open early: it is all in the face of {{subject}}. Close-up of a {{object_type}} with weather in the cheeks, 90mm lens, brick terrace dissolved to rose and cream, cloud-soft light. Corduroy collar, one raised eyebrow that has seen every kitchen in the row.",
    "Bell of a bicycle, basket of brochures; at the kerb {{subject}} has stopped, the {{object_type}} with a trouser clip and a tweed jacket. Medium close-up, 75mm lens, suburb in May, blossom and parked cars blurred alike, sun through the spokes of leaves. Breathless hello, flattened hair, not bothered.",
    "Under the porch lantern while rain drums the slates, {{subject}} shakes out an umbrella, a {{object_type}} in a mustard mac. Half body, 35mm lens, wet garden beyond, door ajar with hall light at the back. Droplets on the brow, cheerful regardless, always first to the viewing.",
  ],
  "modern-agent": [
    "White render, cedar battens, a hard blue sky: {{subject}} strides from the new build, a {{object_type}} in a cobalt trouser suit with an open collar. Medium shot, 35mm lens, verticals kept true, sun from the left and pale paving underneath. Tablet under the arm, brisk, bright, unfussy.",
    "Kitchen island in veined marble, two pendants, morning. Between takes of a video tour we catch {{subject}}, a {{object_type}} in a black merino tee and grey blazer, phone propped on a fruit bowl. Half body, 40mm lens, garden glass behind. Amused concentration, hair touched into place.",
    "Geometry first: a slab of shadow, a slab of sun, and where they meet, {{subject}}. Close-up of the {{object_type}}, 85mm lens, white exterior wall returning light like a page, mineral-blue shirt buttoned to the top. Crisp, contemporary, faintly playful about the mouth.",
    "Tape measure snapped back, {{subject}} turns from a wall of windows with the answer, a {{object_type}} in a sand-toned overshirt. Medium close-up, 60mm lens, bare rooms echoing behind, daylight in long panes on poured concrete. Stylus tucked in the pocket, quick mind, sleeves ready.",
    "Electric car charging, olive tree in a zinc pot, exterior lamps on a timer: this is the drive where {{subject}} greets buyers, a {{object_type}} in a charcoal knitted jacket. Half body, 70mm lens, five minutes after sundown, the house shining at the back. Hand offered, warm voice in cool architecture.",
  ],
  "luxury-properties": [
    "Villa at nightfall, pool turned to sheet turquoise: {{subject}} crosses the far terrace, a {{object_type}} in an ivory dinner suit, one hand on the glass door. Half body, 50mm lens, interior lamps behind, afterglow in front. Watchful ease, an evening viewing for two people only.",
    "Book-matched stone, brass taps, not one fingerprint. In this kitchen {{subject}} rests against the counter, a {{object_type}} wearing a caramel silk shirt beneath a sculpted jacket. Medium shot, 45mm lens, window light combed by slats. Restraint in every seam, warmth in the greeting.",
    "Profile first, then the eyes: {{subject}} turns from a lit cabinet of glass, a {{object_type}} in midnight cashmere. Close-up, 100mm lens, pool reflections trembling across the ceiling, a low sconce for key. Groomed brow, slow smile, the keeper of several confidences.",
    "Cypress drive, gravel raked, gates standing open. The {{object_type}} beside them is {{subject}}, medium close-up, 105mm lens, sun behind the villa's roofline and a cream wall opposite throwing it forward. Linen double-breasted jacket, dark glasses folded in the pocket, old-world welcome.",
    "Halfway down a floating stair {{subject}} pauses to let the view do the talking, a {{object_type}} in a bottle-dark velvet blazer. Half body, 32mm lens, double-height window, sea and pool drawn in one line at the horizon. Fingers light on the rail, unhurried, certain.",
  ],
  "first-time-buyer-friendly": [
    "Cardboard boxes for chairs, tea in borrowed mugs: {{subject}} sits on the boards of an empty living room, a {{object_type}} in jeans and a raspberry cardigan. Half body, 35mm lens, uncurtained sun in big squares. Cross-legged, explaining deposits as though they were recipes.",
    "No jargon, says the expression of {{subject}}. Close-up, 85mm lens, a {{object_type}} with a sunflower-yellow collar, front garden in bright pieces behind. Shade from the porch above, pale step reflecting from below, so the light is gentle twice over. Dimples, crow's feet, all the time you need.",
    "First keys deserve ribbon. From a blue doorway {{subject}} dangles a set toward the camera, the {{object_type}} nearly as thrilled as the buyers. Medium close-up, 50mm lens focused on the face, keyring a bright blur, morning sun across the threshold. Denim blazer, daisy pin, grin from ear to ear.",
    "Paint cards fanned like a hand of rummy, {{subject}} holds two greens to the wall, a {{object_type}} in a linen smock over office clothes. Medium shot, 40mm lens, sofa under dust sheets, window thrown wide, afternoon bouncing from fresh plaster. Squint, nod, the generous pretence that it is easy.",
    "Garden the size of a tablecloth, and still {{subject}} shows where tomatoes could go, a {{object_type}} in a sage jumper with grass on one knee. Half body, 28mm lens, suburb sky, fence-height sun and long blue shade. Arms wide, eyes wider, possibility by the square metre.",
  ],
} as const satisfies ThemePrompts;
