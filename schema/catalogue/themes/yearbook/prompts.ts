import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "classic-grad": [
    "Mottled blue muslin, mortarboard level, tassel to the left: {{subject}}, a {{object_type}} graduating from college, sits for the formal portrait. Medium close-up, 85mm lens, umbrella key with a hair light behind, the gentle softness of an album print. Black gown, pressed collar, a proud closed smile for the mantelpiece.",
    "Diploma rolled and ribboned beneath the chin of {{subject}}: close-up, 100mm lens, a {{object_type}} in a crimson-lined hood. Classic studio blue deepens to navy at the corners, catchlights square, eyes glossy. A degree that took nights and weekends shows in the steadiness of the look.",
    "Three-quarter pose, hands stacked on a chair back, as university photographers have asked since forever; {{subject}} obeys, the {{object_type}} in cap and gown. Half body, 70mm lens, painted cloth behind, fill card low, every fold of the sleeve described. Polished, patient, just a little amused by tradition.",
    "Loose on the campus quad after the ceremony, {{subject}} holds the cap down against the wind, a {{object_type}} with the gown unzipped over a summer suit. Medium shot, 50mm, brick and one old tree behind, cumulus sky, high sun softened by the lawn. Programme in the pocket, relief in capital letters.",
    "Gold stole, honours cords, freshly ironed everything: {{subject}} looks left to the future as instructed, a {{object_type}} lit from both sides against formal navy. Half body, 60mm, edges vignetted like a page from an older annual. Chin raised half an inch too far, endearing, earned.",
  ],
  "future-leader": [
    "Library after finals, lamps still on. The last book closes under the hand of {{subject}}, a {{object_type}} completing a master's degree, in a navy blazer with a society pin. Half body, 50mm lens, shelves of blue and oxblood, light pooled on the desk. Upright, curious, ready for bigger rooms.",
    "Debate lectern, two microphones, pages squared: {{subject}} waits out the applause, a {{object_type}} from the university union. Medium shot, 65mm lens, hall lamps warm above dark wood, faces in the front row only hinted. Charcoal suit, one finger raised to begin, conviction with good manners.",
    "Elected by a landslide of eleven votes. Close-up for the council page of a college annual, 90mm, {{subject}} as a {{object_type}} with level eyes and a burgundy scarf tucked into tweed, deep blue glowing behind the head. Soft key, crisp focus, a smile that would listen first.",
    "Chalk on one cuff, equations behind: the {{object_type}} explaining them is {{subject}}, a doctoral candidate in an untucked Oxford shirt. Medium close-up, 40mm lens, seminar-room windows, the board throwing back grey-green. Hair pushed about by thinking, brisk, generous, lit by the idea as much as by the day.",
    "Science wing, evening, the model of a molecule turning on its wire. Beside it stands {{subject}}, a {{object_type}} in a lab coat over a good shirt, scholarship letter showing from the pocket. Half body, 55mm, study lamps, bookcases in blur. Folded arms, modest, rather unstoppable.",
  ],
  "best-smile": [
    "Laser beams, blue and magenta, straight from a portrait studio's wildest year: in front of them {{subject}} beams back, a {{object_type}} in a chunky cable knit. Medium close-up, 80mm lens, glamour filter, hair light like a comet. Hands clasped on one knee, teeth, total sincerity.",
    "Say anything funny, they were told; {{subject}} needed no help. Close-up, 105mm, the {{object_type}} laughing with eyes nearly gone, sky-blue backdrop, flat and friendly flash, a touch of print fade. Denim collar, hair beyond management, elected sunniest face of the graduating class without a recount.",
    "Elbow on an acrylic cube, head tipped onto a fist: the smile that {{subject}} practised has been forgotten, and a better one has come. Half body, 75mm, a {{object_type}} in a mint cardigan, mottled muslin, twin umbrellas. Catchlights like little moons, college-annual colours, warmth without effort.",
    "Photo-booth curtain half drawn, strip still drying: {{subject}} attempts the one straight face of four and fails, a {{object_type}} in a striped rugby top. Medium shot, 50mm, fun retro flash in the eyes, laser-cyan stripes behind. Cheeks full of held laughter, knees against the little shelf.",
    "Mid-spin, hair catching up, {{subject}} finds the lens over one shoulder and lights up, a {{object_type}} in a tangerine jacket. Half body, 60mm, ribbons of coloured light behind, soft frontal flash that freezes the scarf. Flushed cheeks, momentum, an alumni page brightened for good.",
  ],
  "candid-moment": [
    "Corridor between two lectures: {{subject}} walks backward telling a story, a {{object_type}} with a backpack on one strap. Medium shot, 35mm lens, steel lockers in a blue blur, ceiling panels spreading even light. Postgraduate lanyard, paper cup, hands far bigger than the tale requires.",
    "Asleep? No, thinking. On an open atlas in the college hallway rests the cheek of {{subject}}, the {{object_type}} of a hundred late shifts; close-up, 60mm lens, one square of window lying across the page. Marker on the wrist, frayed cuff, eyes just opening to the shutter.",
    "Two friends whisper out of sight and {{subject}} nearly loses a mouthful of tea, a {{object_type}} in a university sweatshirt. Medium close-up, 50mm lens, daylight from the refectory doors, lockers behind gone to stripes. Palm clapped over mouth, tears, the picture everybody asks for.",
    "Last day, locker cleared. Under an armful of sketchbooks and one mysterious trophy staggers {{subject}}, a {{object_type}} in paint-stiff dungarees. Half body, 40mm, low corridor sun through wired glass, dust lifting at each step. Bittersweet, grubby, four years of art college in a cardboard box.",
    "Fire drill, and the whole faculty out on the steps in whatever it was wearing: {{subject}}, half body, a {{object_type}} with lab goggles forgotten on the forehead and a blanket for a cape. 45mm lens, bright cloud, class notes clutched to the chest. Comic grandeur, no smoke anywhere.",
  ],
  "activity-star": [
    "Bleachers empty, floodlights warming up: {{subject}} sits with one boot unlaced, a {{object_type}} in the college football club's jacket. Medium shot, 50mm lens, turf green below, dusk blue above. Mud along the sleeve, ball under an elbow, a captain's tired smile after extra time.",
    "Trumpet lowered a second after the last note, {{subject}} is scarlet and thrilled, a {{object_type}} of the university marching band. Close-up, 85mm lens, late sun, brass flaring at the border, the field thrown out of focus. Braided uniform collar, plume bent by wind, breath coming back.",
    "Hammer in the belt, paint to the elbow: the drama society's secret star is {{subject}}, the {{object_type}} who built every wall of this town. Half body, 40mm lens, work lights raking across canvas flats and a plywood moon. Black tee, gaffer-tape bracelet, rightly smug.",
    "Baton still in the fist, {{subject}} looks up at the clock and cannot believe it, a {{object_type}} in the varsity track team's long-sleeved kit. Medium close-up, 135mm, stadium tiers in blue stripes, late sun on the cheekbone. Open mouth, crumpled number, a record by one tenth.",
    "Net, whistle, squeak of soles: {{subject}} leans on a volleyball at the edge of the gym floor, a {{object_type}} in knee pads and a navy team hoodie. Half body, 65mm lens, high windows, wooden tiers receding. Taped fingers, towel at the neck, sportsmanship that survived the final.",
  ],
} as const satisfies ThemePrompts;
