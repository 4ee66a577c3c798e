import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "cozy-winter": [
    "Fairy lights wind through the fir, and {{subject}} reaches up with the last glass star, cranberry cable-knit to the elbows, a {{object_type}} on tiptoe. Medium shot, 50mm lens, glow from the branches against blue winter dusk at the panes. Stocking feet on a footstool, tinsel on one sleeve, pleased with the crookedness.",
    "Snow on lashes, snow on mittens: close-up of {{subject}}, a {{object_type}} under firs in the first proper winter fall. 100mm, silver daylight with no edge to it. Bobble hat, nose pink, tongue nearly out to catch a flake; the hush of everything white.",
    "Hearth on one side, window on the other, {{subject}} curls between the two with cocoa, a {{object_type}} wrapped in a tartan blanket. Half body, 40mm, ember-orange and winter-blue meeting on the jumper. Marshmallow moustache, dog-eared thriller, nowhere to be until the roads are cleared.",
    "Stalls of gingerbread and tin toys blur to gold behind {{subject}}, a {{object_type}} whose breath hangs over a paper cup. Medium close-up at 85mm, market lanterns near, winter night above. Long mustard scarf, wool cap, shoulders raised against the cold, listening to a brass band play badly and with love.",
    "Red baubles hang at different heights from nowhere at all, and among them {{subject}} raises a glass, forest-green velvet on a {{object_type}} with something to say. Half body on a 70mm lens, dark studio, one large warm key, tiny lamps doubled in every sphere. A toast to midwinter, chin up, eyes on absent friends.",
  ],
  "summer-vibes": [
    "Sunflowers shoulder-high, bees at work, {{subject}} in the midst: a {{object_type}} with a straw hat held on against the breeze. Medium close-up, 85mm, high summer brightness filtered through yellow petals onto the face. Sleeveless gingham, pollen on the nose, a grin as open as the field.",
    "Ferris wheel out of focus, carnival sugar on the fingers. {{subject}} leans on a rail at the fair, a {{object_type}} in a cherry-printed camp shirt, half body, 50mm, summer dusk just blue enough for the bulbs. Painted signs, goosebumps from the last ride, going again in a minute.",
    "Sprinkler on, shoes off! Across the lawn comes {{subject}}, lemon tee drenched, a {{object_type}} soaked and glad of it, frozen at a thousandth of a second. Medium shot with a 35mm lens, backlit drops like thrown beads, deep July green. Shrieking, blinking, carefree, summer at its loudest.",
    "Under the plum tree the picnic has become a nap. {{subject}} wakes on a checked rug, a {{object_type}} with a grass stem between the teeth, framed overhead in a close-up on a 60mm. Leaf-shade flutters, light pools like honey on one cheek. Linen collar, daisy behind the ear, the long middle of a summer day.",
    "Guitar across the knee, festival bunting above, picnic rugs emptying, {{subject}} tries an old chorus. A {{object_type}} in faded denim and a bandana, half body, 65mm lens, the last gold of a summer evening straight from behind. Mosquitoes lit like sparks, toes tapping, half the words forgotten.",
  ],
  "autumn-harvest": [
    "Maples burn along the lane and their leaves keep falling on {{subject}}, who has stopped to let them, ochre duffel open, the one slow {{object_type}} on the road. Half body, 105mm, low autumn sun compressing it all to amber discs. Hands out, palms up, one leaf landed in the hood.",
    "Ladder against the russet tree, basket half full: {{subject}} bites the reddest apple. It is a medium close-up on an 80mm lens, a {{object_type}} with rolled flannel cuffs, autumn haze softening the orchard rows. Straw in the hair, tweed cap, judging sweetness with professional gravity.",
    "Cider steam fogs the lower edge of this close-up, where {{subject}} smiles through it, a {{object_type}} in a chunky rust snood. 90mm, barn interior dark as walnut, late light entering by one plank gap. Autumn on the breath: clove, straw, woodsmoke.",
    "Pumpkins, onions in plaits, wheat in a jug. At the head of the harvest table {{subject}} breaks bread, a {{object_type}} in a corduroy waistcoat, medium shot, 35mm, candles mingling with the autumn dusk of two tall doors. Sleeves floury, napkin over the shoulder, glad that everyone came.",
    "Rake abandoned, {{subject}} has fallen backward into the heap and laughs up at the lens. Medium shot from directly above, 28mm: moss corduroy, arms wide, a {{object_type}} making an angel in leaves, the whole autumn garden in copper and plum around. Overcast, rich and even; a leaf across one eye.",
  ],
  "spring-renewal": [
    "Cherry branches cross the frame in drifts of pink, with {{subject}} looking out between two of them, a {{object_type}} in a pearl-grey trench. Medium close-up, 100mm, spring sky bright and milky behind. Petals on the lapels, lips parted in a hello, wind light as a hand.",
    "Tulips in rows of coral, cream and violet run to the horizon. {{subject}} walks the furrow in sky-coloured overalls, a {{object_type}} half hidden by an armful. Half body on a 135mm, clear spring noon after rain, boots clogged with good black earth. Humming, sun-dazed, useful.",
    "Rain has just gone over; drops still swing from the greenhouse frame. A close-up, 85mm, shows {{subject}} bending to a tray of seedlings, a {{object_type}} with a smear of compost on the cheekbone. Watery light through old panes, pale spring green reflected under the chin, wool collar, care bordering on prayer.",
    "Windows thrown open for the first time since October, {{subject}} sits on the sill with feet outside, striped cotton jumper, a {{object_type}} thawing. Medium shot, 35mm lens, curtains sailing inwards, spring morning pouring past. Toast, birdsong, face tipped to the warmth like a plant.",
    "Puddle ahead, umbrella closed. {{subject}}, a {{object_type}} in a buttercup raincoat, is about to jump and knows it. Medium shot, 70mm, wet blossom stuck to the pavement, sun breaking under slate cloud. Knees bent, glee barely hidden: this is what spring is for.",
  ],
  "halloween-spirit": [
    "Carved grins flicker along the porch steps, and in their orange light sits {{subject}}, scarecrow coat patched, straw at the cuffs, a {{object_type}} on pumpkin duty. Half body, 40mm, blue moon behind the gables, fog at ankle height. Halloween sweets in a tin pail, one eyebrow up, offering first pick.",
    "Candle held beneath, cobweb lace above: Halloween close-up, 85mm, of {{subject}} as a {{object_type}} from a gothic novel. Powdered brow, ink-dark velvet collar, a thread of red silk at the throat. Stone crypt arches fade behind; the expression courteous, centuries old, possibly hungry.",
    "Broom over the shoulder like a fishing rod, {{subject}} strolls home between crooked trees. Medium shot on a 50mm lens: a {{object_type}} in a tall crumpled hat and violet cloak, an enormous low moon, bats no larger than commas. Cat-shaped lantern, purple socks, Halloween worked and well earned.",
    "Sheet, two eyeholes, wire spectacles worn on top. Then the ghost lifts its hem and there is {{subject}}, a {{object_type}} flushed with laughing, medium close-up, 75mm. Hallway fairy lights in orange and green, toffee apple in hand. The friendliest haunting of any Halloween on this street.",
    "Cauldron steam, green from below, climbs over {{subject}}, a {{object_type}} in round dark goggles and a scorched laboratory coat. Half body, 35mm lens, shelves of labelled jars in gloom, one violet tube at the back. Wild hair, ladle aloft, Halloween science going wonderfully wrong.",
  ],
} as const satisfies ThemePrompts;
