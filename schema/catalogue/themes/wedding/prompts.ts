import type { ThemePrompts } from "../../theme.ts";

export const prompts = {
  "bridal-radiance": [
    "Veil over the eyes, thin as breath on glass: {{subject}}, a {{object_type}} one hour from the altar, close-up on a 100mm lens. Tall window, net curtain, whites held a touch below burning. Lace to the throat, pearl drops, her lower lip caught for one second between nerves and delight.",
    "Peonies spill over her forearm as {{subject}} turns on the terrace, a {{object_type}} in a sculpted gown of silk crêpe. Half body, 85mm lens, garden washed pale behind, sun veiled by cloud. Hair pinned low with one strand escaping, the composed happiness of a bride who has seen who is waiting.",
    "Fastened at last: forty covered buttons, and a sister's hands just leaving the picture. Before the mirror {{subject}} breathes out, the {{object_type}} returned to herself in old silver. Medium shot, 50mm lens, window on the left, satin pooling its light. Full tulle skirt, smooth nape, eyes on her own eyes: yes, this.",
    "Seated among roses on the altar step of a small chapel, {{subject}} leans back on both hands, a {{object_type}} with her train flung out like milk. Half body, 40mm lens, arches overhead letting noon through softly. Long lace sleeves, slippers kicked off, laughter restored after a solemn rehearsal.",
    "Sunlight finds the trailing veil and then {{subject}}; for a moment the whole picture is ivory. Medium close-up of a {{object_type}} walking into wind, 135mm lens, haloed from behind, cream flowers held loosely. Square neckline, rosy lids, a smile she has given up containing.",
  ],
  "grooms-portrait": [
    "Bow tie at the first try, for once: {{subject}} lowers both hands from the collar, a {{object_type}} in a midnight dinner jacket. Medium close-up, 85mm, dressing-room window with white curtain feathering the day. Rose at the lapel, damp hair, a grin aimed at his best friend behind the camera.",
    "Chapel arches, empty pews, one pair of polished shoes pacing. Halfway up the aisle {{subject}} has stopped, a {{object_type}} in dove-grey morning dress with a folded page of vows. Medium shot, 50mm lens, pale beams crossing. Lips moving without sound; he knows it all by heart.",
    "Ivory linen, thyme in the buttonhole, and the music has just changed. Close-up, 105mm lens: the {{object_type}} hearing it is {{subject}}, garden behind in cream and willow green, shade open and even. Wet eyes, throat working, a jaw about to lose its argument with a smile.",
    "Jacket hooked on a thumb, braces showing, {{subject}} leans in the orchard gate, a {{object_type}} granted five minutes alone. Half body, 65mm, string lights waiting in the branches, gold sun low through leaves. Knitted tie, cuffs turned, his head lifted toward the tent where somebody laughs.",
    "Cuff links from a grandfather, fastened at the window. Seen from the side, half body, {{subject}} bends to the task, a {{object_type}} with his shawl-collared tuxedo on and hair precisely parted. 70mm lens, cream panelling, boxed flowers beyond. Steady fingers, full heart, ceremony in the smallest gesture.",
  ],
  "romantic-moments": [
    "Foreheads almost touch, though only one of the faces is ours: {{subject}}, eyes shut, a {{object_type}} in soft ivory with a petal on the shoulder. Close-up, 85mm lens, the other a mere outline at the border. Garden dusk, string lights like distant planets, time mislaid.",
    "First dance, second verse. Over a partner's dark sleeve we see {{subject}}, a {{object_type}} mouthing the words; medium close-up, 75mm lens, chandelier glow sprinkled along ballroom mirrors, cream roses at the border. Cheek at rest, fingers spread upon the cloth, the other guests dissolved into warm shapes.",
    "Away from all the speeches {{subject}} has slipped through a side door with two glasses, the {{object_type}} in formal white. Half body, 45mm lens, vineyard rows turning blue, the lit doors spilling gold behind. One glass held past the camera, grass-stained hem or heel, truant joy.",
    "Vow spoken, rain on the chapel windows; a tear has been allowed to fall. It belongs to {{subject}}, the {{object_type}} whose hands someone holds just below the picture. Medium shot, 60mm lens, pale arches behind, candle flames level with the heart. Cream silk, sprig of jasmine, love with its guard down.",
    "Under an umbrella meant for one, {{subject}} grins upward, a {{object_type}} with raindrops on ivory cuffs. Half body, 100mm lens, garden lanterns starred by the wet, pewter evening. A second hand shares the handle from beyond the edge. Nothing is going to plan; neither has noticed.",
  ],
  "elegant-details": [
    "Gold band, new and slightly too bright, on the hand that {{subject}} lifts to one cheek. Close-up of a {{object_type}}, 100mm macro lens, focus falling from the metal to the lashes, window light sliding over silk behind. Fine stitching at the wrist, parted lips, absolute stillness.",
    "Calligraphy, wax seals, ribbon ends: at the writing table sits {{subject}}, a {{object_type}} addressing the last envelope in a cream silk shirt. Half body, 55mm lens, noon through a curtain, peonies opening by degrees. Pen poised, tongue tip showing, elegance with ink on its fingers.",
    "Embroidered initials inside a collar, turned out for the camera; above them {{subject}} glances down, the {{object_type}} pleased to share a secret. Medium close-up, 90mm, ivory wall, lace shadow crossing it like handwriting from an older century. Pearl pin, tidy hair, beautiful restraint.",
    "Long table, tapered candles, linen ironed where it lies. Straightening one fork by a hair is {{subject}}, a {{object_type}} in champagne-coloured evening clothes whose dinner this will be. Medium shot, 50mm lens, panes of late sun, roses low between the glasses. Bent head, a perfectionist's half smile.",
    "Bouquet upside down, stems being bound in satin: {{subject}} holds the knot in the teeth, a {{object_type}} before a wall of blush flowers. Half body, 70mm lens, white light from so many sides that nothing casts a shadow. Pleated ivory sleeves, petals in the lap, beauty under construction.",
  ],
  "joyful-celebration": [
    "Petals everywhere, in the air, in the hair, down the collar. At their centre {{subject}} ducks and roars with laughter, a {{object_type}} in ivory leaving the church. Medium shot, 35mm, fast shutter, bright overcast. Arm flung about somebody unseen, eyes streaming, married for all of six minutes.",
    "Cake knife at the ready, icing already on the nose, {{subject}} pleads innocence: a {{object_type}} beside the long table in candle-warm light. Medium close-up, 50mm, evening panes behind, glasses raised along the edges. Rolled white cuffs, flower askew, mock trial, applause from every chair.",
    "Shoulders! Somebody's shoulders carry {{subject}} above the dancing, a {{object_type}} waving a napkin like a flag. Half body, 24mm lens looking up, chandelier overhead, confetti frozen by the flash into pale stars. Ivory silk, collar undone, voice gone, an entire ballroom reduced to one enormous cheer.",
    "Sparkler exit, two lines of friends, streaks of white gold. Close-up, 85mm lens: {{subject}}, the {{object_type}} ducking beneath that arch of light, eyes creased almost to nothing. Ribbon at the throat, petals still caught in cloth, night behind as soft as felt. The last goodbye, the first morning.",
    "Toast number seven has gone off the rails, and {{subject}} is helpless, a {{object_type}} pressing a napkin to both eyes. Half body, 65mm, garlands lit above the lawn, champagne nearest us in blur. Ivory waistcoat, peony behind the ear, shoes long since lost beneath the table.",
  ],
} as const satisfies ThemePrompts;
