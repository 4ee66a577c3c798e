import type { Hint } from "./hints/hint.ts";

/** Places nobody has painted yet, with the one that comes closest. */
export const NEAREST: readonly Hint[] = [
  [
    "lobby",
    {
      en: "airport, train station, railway station, station, hospital, clinic, bank, waiting room, elevator, lift, courtroom, airport terminal, platform, train",
      de: "flughafen, bahnhof, krankenhaus, klinik, bank, gericht, zug, bahnsteig, praxis",
      fr: "aéroport, gare, hôpital, clinique, tribunal, train, quai de gare",
      es: "aeropuerto, estación, hospital, clínica, tribunal, tren, banco",
      it: "aeroporto, stazione, ospedale, clinica, tribunale, treno, banca",
      pt: "aeroporto, estação, hospital, clínica, tribunal, trem, comboio, banco",
    },
  ],
  [
    "boutique",
    {
      en: "supermarket, grocery store, hair salon, barbershop, barber shop, spa salon, beauty salon",
      de: "supermarkt, friseursalon, friseur, kiosk",
      fr: "supermarché, salon de coiffure, épicerie",
      es: "supermercado, peluquería",
      it: "supermercato, parrucchiere",
      pt: "supermercado, salão de beleza, barbearia",
    },
  ],
  [
    "library",
    {
      en: "museum, gallery, art gallery, exhibition",
      de: "museum, galerie, ausstellung",
      fr: "musée, galerie, exposition",
      es: "museo, galería, exposición",
      it: "museo, galleria, mostra",
      pt: "museu, galeria, exposição",
    },
  ],
  [
    "bedroom",
    {
      en: "bathroom, bathtub, shower",
      de: "badezimmer, badewanne, dusche",
      fr: "salle de bain, baignoire, douche",
      es: "baño, bañera, ducha",
      it: "bagno, vasca da bagno, doccia",
      pt: "banheiro, banheira, chuveiro",
    },
  ],
  [
    "park",
    {
      en: "zoo, dog park, golf course, tennis court",
      de: "zoo, golfplatz, tennisplatz",
      fr: "zoo, terrain de golf, court de tennis",
      es: "zoológico, campo de golf, pista de tenis",
      it: "zoo, campo da golf, campo da tennis",
      pt: "zoológico, campo de golfe, quadra de tênis",
    },
  ],
  [
    "canyon",
    {
      en: "cave, mine, grand canyon, moon surface, mars",
      de: "höhle, mars",
      fr: "grotte, mars!",
      es: "cueva",
      it: "grotta, caverna",
      pt: "caverna, gruta",
    },
  ],
  [
    "river",
    {
      en: "waterfall, river rapids, venice, amsterdam, seine, thames",
      de: "wasserfall, venedig, amsterdam",
      fr: "cascade, venise, chute d'eau",
      es: "cascada, catarata, venecia",
      it: "cascata, venezia",
      pt: "cachoeira, veneza, cascata",
    },
  ],
  [
    "forest",
    {
      en: "jungle, swamp, amazon",
      de: "dschungel, urwald",
      fr: "jungle",
      es: "jungla, amazonas",
      it: "giungla",
      pt: "selva, amazônia",
    },
  ],
  [
    "sea",
    {
      en: "underwater, aquarium, coral reef, cliff, cliffs",
      de: "unterwasser, klippe, aquarium",
      fr: "sous l'eau, falaise, aquarium",
      es: "bajo el agua, acantilado, acuario",
      it: "sott'acqua, scogliera, acquario",
      pt: "debaixo d'água, falésia, penhasco, aquário",
    },
  ],
  [
    "snowy mountain",
    {
      en: "antarctica, arctic, igloo, north pole, ice rink, iceland, everest, switzerland",
      de: "antarktis, arktis, iglu, nordpol, eisbahn, island, schweiz",
      fr: "antarctique, arctique, igloo, pôle nord, patinoire, islande, suisse",
      es: "antártida, ártico, iglú, polo norte, islandia, suiza",
      it: "antartide, artico, igloo, polo nord, islanda, svizzera",
      pt: "antártida, ártico, iglu, polo norte, islândia, suíça",
    },
  ],
  [
    "old town",
    {
      en: "paris, rome, eiffel tower, colosseum, barcelona, lisbon, prague, italy, spain, france, florence, havana, cuba, london, europe, madrid, vienna, big ben",
      de: "paris, rom, eiffelturm, kolosseum, lissabon, prag, italien, spanien, frankreich, florenz, london, wien, berlin",
      fr: "paris, rome, tour eiffel, colisée, lisbonne, prague, italie, espagne, florence, londres",
      es: "parís, roma, torre eiffel, coliseo, lisboa, praga, italia, españa, florencia, londres, madrid",
      it: "parigi, roma, torre eiffel, colosseo, lisbona, praga, italia, spagna, firenze, londra",
      pt: "paris, roma, torre eiffel, coliseu, lisboa, praga, itália, espanha, florença, londres",
    },
  ],
  [
    "skyline",
    {
      en: "new york, times square, dubai, hong kong, shanghai, chicago, singapore, empire state building, brooklyn bridge, golden gate bridge, los angeles, manhattan, nyc",
      de: "new york, dubai, hongkong, singapur, manhattan",
      fr: "new york, dubaï, hong kong, singapour, manhattan",
      es: "nueva york, dubái, hong kong, singapur, manhattan",
      it: "new york, dubai, hong kong, singapore, manhattan",
      pt: "nova york, nova iorque, dubai, hong kong, singapura, manhattan",
    },
  ],
  [
    "street",
    {
      en: "bus stop, bus, car, taxi, motorcycle, motorbike, inside a car, gas station, petrol station, highway",
      de: "bushaltestelle, bus, auto, taxi, motorrad, tankstelle, autobahn",
      fr: "arrêt de bus, bus, voiture, taxi, moto, station-service, autoroute",
      es: "parada de autobús, autobús, coche, taxi, moto, gasolinera, autopista",
      it: "fermata dell'autobus, autobus, macchina, automobile, taxi, moto, distributore, autostrada",
      pt: "ponto de ônibus, ônibus, carro, táxi, moto, posto de gasolina, rodovia",
    },
  ],
  [
    "tropical island",
    {
      en: "hawaii, maldives, bali, caribbean, thailand, bora bora, seychelles, bahamas",
      de: "hawaii, malediven, bali, karibik, thailand",
      fr: "hawaï, maldives, bali, caraïbes, thaïlande",
      es: "hawái, maldivas, bali, caribe, tailandia",
      it: "hawaii, maldive, bali, caraibi, thailandia",
      pt: "havaí, maldivas, bali, caribe, tailândia",
    },
  ],
  [
    "temple",
    {
      en: "kyoto, pagoda, taj mahal, angkor wat, machu picchu, india",
      de: "kyoto, pagode, indien",
      fr: "kyoto, pagode, inde",
      es: "kioto, pagoda, india",
      it: "kyoto, pagoda, india",
      pt: "quioto, pagode japonês, índia",
    },
  ],
  [
    "desert",
    {
      en: "egypt, pyramid, morocco, marrakesh, arizona, texas, death valley, burning man",
      de: "ägypten, pyramide, marokko",
      fr: "égypte, pyramide, maroc",
      es: "egipto, pirámide, marruecos",
      it: "egitto, piramide, marocco",
      pt: "egito, pirâmide, marrocos",
    },
  ],
  [
    "stars",
    {
      en: "northern lights, aurora borealis, polar lights",
      de: "nordlicht, polarlicht",
      fr: "aurore boréale",
      es: "aurora boreal",
      it: "aurora boreale",
      pt: "aurora boreal",
    },
  ],
  [
    "neon",
    {
      en: "tokyo, shibuya, seoul, las vegas, japan, osaka",
      de: "tokio, las vegas, japan",
      fr: "tokyo, las vegas, japon",
      es: "tokio, las vegas, japón",
      it: "tokyo, las vegas, giappone",
      pt: "tóquio, las vegas, japão",
    },
  ],
  [
    "beach",
    {
      en: "miami, california, rio de janeiro, copacabana, ibiza, malibu",
      de: "miami, kalifornien, ibiza",
      fr: "miami, californie, ibiza",
      es: "miami, california, ibiza",
      it: "miami, california, ibiza",
      pt: "miami, califórnia, ibiza, copacabana, rio de janeiro",
    },
  ],
];
