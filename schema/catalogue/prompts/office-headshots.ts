import type { ThemePrompts } from "../theme.ts";

export const officeHeadshotsPrompts = {
  "executive-suite": [
    "Corner office, seven floors above the plane trees: {{subject}}, a {{object_type}} in a navy crêpe suit, rests two fingers on the edge of a walnut credenza. Half body, 70mm lens, morning through sheers on the left, bookcase in gentle blur. A settled face, neat collar, the ease of decisions already taken.",
    "Closing a fountain pen, {{subject}} looks up from the last signature, a {{object_type}} in a pearl-grey jacket and fine-striped shirt. Medium close-up, 85mm lens, desk lamp warm against a cool skylight, mahogany shelves beyond. A family photograph turned the other way; courtesy, and a train to catch.",
    "Authority can sit on the arm of a leather chair, as {{subject}} does, the {{object_type}} whose door is open on Fridays; medium shot, 50mm lens, tall lamp and taller rubber plant, sunlight banked off a pale rug. Soft-collared shirt, suede jacket, ankles crossed, laughter lines in full use.",
    "Quiet has returned to the conference room. Close-up, 105mm lens: {{subject}} weighs what was said, a {{object_type}} with steel-rimmed glasses and a charcoal polo collar. One big window as sole source, panelled wall sinking to brown. Brow slightly drawn, gaze kept on you, trust built a sentence at a time.",
    "Late afternoon lays a bar of gold across the bookcase where {{subject}} hunts for a volume, a {{object_type}} in a camel waistcoat with sleeves buttoned. Half body, 45mm lens, ladder rail, framed charts. Spectacles lifted onto the forehead, half a turn toward the visitor, scholarly weight with time for questions.",
  ],
  "collaborative-space": [
    "Sticky notes climb a glass wall in four colours, and through them we find {{subject}}, a {{object_type}} pointing at the one that matters. Medium shot, 35mm lens, open-plan daylight, colleagues reduced to strokes of blue and ochre. Checked overshirt, marker cap between the teeth, quick, generous, mid-idea.",
    "Long shared table, laptops, a bowl of clementines. With a foot {{subject}} pushes out a spare chair, a {{object_type}} in a teal jumper; half body, 40mm lens, pendant globes and roof light in equal measure. Wrists free of cuffs, pass tucked into a pocket, welcome in every line.",
    "Atrium stairs make a fine bench for {{subject}}, the {{object_type}} balancing a tablet on both knees between meetings. Half body, 55mm lens, five storeys of pale timber overhead, light falling as evenly as milk. Rust trousers, navy knit, curious tilt of the head, seniority that takes the stairs.",
    "Someone off camera has made {{subject}} laugh in the middle of the morning round-up. Close-up, 90mm lens, a {{object_type}} with a mustard collar and a name badge hanging crooked, whiteboard haze behind, window wall to the right. Crinkled nose, head thrown a little back, the glue that holds a team.",
    "Coffee point, ten past ten: {{subject}} waits for the machine and keeps talking, a {{object_type}} in a soft grey hoodie under a blazer. Medium close-up, 65mm lens, hanging ivy, tungsten shelf light against the cool room. Cup offered forward, eyebrows up, good news in progress.",
  ],
  "my-desk-shot": [
    "Everything within reach: plants, two screens, a jar of pens, and {{subject}}, a {{object_type}} rolling back from the desk with hands behind the head. Half body, 35mm lens, overcast window at the side, lamp clipped to a shelf. Navy cardigan, loosened laces, satisfied by a finished draft.",
    "Over the top of a laptop lid {{subject}} meets your eye, a {{object_type}} caught between two paragraphs. Medium close-up, 75mm lens, screen glow barely there, bookshelf colours soft as felt. Sage linen shirt, glasses slid down a little, pleased by the interruption more than a deadline allows.",
    "Pinned swatches, postcards, a calendar full of arrows; against the board above the desk {{subject}} leans sideways, a {{object_type}} in dark denim and a cream polo. Medium shot, 50mm lens, skylight directly over, white tabletop throwing it back. Arms loosely knotted, head against the cork, pride in a tidy mess.",
    "Chin on fists, elbows on blotter: {{subject}} thinks. Close-up of the {{object_type}}, 85mm lens, lamp off and winter sun on, dust bright in the air, a paper tower out of focus. Aubergine roll-neck, ink on one finger, kind eyes some distance away.",
    "Evening shift at the desk by the stairwell. A brass task lamp isolates {{subject}}, a {{object_type}} making notes by hand in a shirt of heavy blue twill. Half body, 60mm lens, corridor glow beyond, keyboard pushed aside. Wristwatch unbuckled beside the page, patient line of the mouth, craft rather than hurry.",
  ],
  "window-view": [
    "River, cranes, a slow ferry: the view belongs to {{subject}} for as long as the coffee lasts, a {{object_type}} with one shoulder to the floor-to-ceiling window. Medium shot, 40mm lens, side light modelling a jacket of ecru wool. Cup at chest height, thoughts downstream, posture easy.",
    "Rain has washed the city outside to watercolour and left {{subject}} in lovely flat light. Close-up, 100mm lens, a {{object_type}} whose roll-neck is the colour of wet slate, droplets sparkling beside the cheek. Direct eyes, unhurried mouth, the particular calm of an afternoon indoors.",
    "Backlit but not lost: a large white panel turns the sun around for {{subject}}, a {{object_type}} in a pale pink shirt and braces. Half body, 65mm lens, towers bleached beyond the glass, a sill of books. Thumbs hooked, brow clear, the optimism of a Monday that begins well.",
    "Twelve storeys up, the {{object_type}} seated along the window ledge is {{subject}}, knees bent, notebook against them. Medium shot, 32mm lens, blue-white noon, shadows of the mullions striping the carpet. Oatmeal two-piece, pen paused, lips pressed together, an idea just taking its coat off.",
    "Sunset reaches floor nineteen a minute later than the street, and {{subject}} has waited for it, a {{object_type}} with jacket over the forearm. Medium close-up, 85mm lens, orange rim on hair and collar, ceiling lamps dimmed, skyline violet. Loosened cuff, contented breath, day well spent.",
  ],
  "meeting-ready": [
    "Folder squared, chair pulled in, {{subject}} is early, a {{object_type}} in a bottle-green jacket at the head of an empty conference room. Half body, 50mm lens, frosted daylight down one side, projection screen white as a page. Water poured, hands quiet, prepared and glad of it.",
    "One last look at the presentation: {{subject}} pauses before the screen with the clicker lowered, a {{object_type}} striped by projected charts. Medium shot, 35mm lens, room lights at half, blue bars sliding over an ivory shirt. Breath in, shoulders down, nerves made useful.",
    "Handshake distance, eye level, no tricks. Medium close-up, 85mm lens; {{subject}} steps forward from a glass doorway, a {{object_type}} wearing graphite wool and a small enamel pin. Corridor spots behind, wide soft source in front, the smile arriving a fraction before the hand.",
    "Collar straightened in the dark glass of a sleeping monitor, {{subject}} turns round, a {{object_type}} with everything in place. Close-up, 110mm lens, even panels overhead, oak slats behind running like rain. Deep plum jacket, faint nod, pulse only just above normal: ready when you are.",
    "Interpreter, lawyer or chair, {{subject}} could be any of them: a {{object_type}} with both palms on the meeting table, reading the room. Half body, 45mm lens, carafe and name cards blurred, window wall turning cloud to silver. Structured navy crêpe, sleeves to the wrist bone, a level voice implied.",
  ],
} as const satisfies ThemePrompts;
