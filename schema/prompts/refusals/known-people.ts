import { list } from "./sexual.ts";

/**
 * Some of the people most often misused. No list is ever whole: the pattern below catches names it does not know where
 * they are written as names, and the rest is left to the provider's check and to reports. Typed by hand from general knowledge in November 2026: heads of
 * state and government, and people known all over the world; folded as `foldText` folds.
 */
export const KNOWN_PEOPLE = list(`
  taylor swift, emma watson, scarlett johansson, ariana grande, selena gomez, billie eilish, beyonce, rihanna, zendaya,
  kim kardashian, kylie jenner, kendall jenner, khloe kardashian, jennifer lawrence, jennifer lopez, jennifer aniston,
  angelina jolie, margot robbie, gal gadot, natalie portman, emma stone, anne hathaway, megan fox, sydney sweeney,
  jenna ortega, millie bobby brown, dua lipa, lady gaga, miley cyrus, britney spears, katy perry, shakira, adele, madonna,
  olivia rodrigo, sabrina carpenter, doja cat, nicki minaj, cardi b, ana de armas, salma hayek, penelope cruz, eva green,
  florence pugh, elizabeth olsen, emilia clarke, keira knightley, kate winslet, meryl streep, julia roberts, priyanka chopra,
  deepika padukone, alia bhatt, gigi hadid, bella hadid, hailey bieber, paris hilton, cara delevingne, heidi klum,
  pokimane, addison rae, charli d amelio, greta thunberg, malala yousafzai, kamala harris, hillary clinton, michelle obama,
  melania trump, ivanka trump, alexandria ocasio cortez, angela merkel, giorgia meloni, ursula von der leyen, kate middleton,
  meghan markle, princess diana, queen elizabeth, annalena baerbock, jacinda ardern, sanna marin,
  donald trump, joe biden, barack obama, elon musk, mark zuckerberg, jeff bezos, bill gates, vladimir putin, xi jinping,
  volodymyr zelensky, emmanuel macron, king charles, prince harry, prince william, pope francis, pope leo, boris johnson,
  keir starmer, olaf scholz, friedrich merz, justin trudeau, narendra modi, brad pitt, leonardo dicaprio, tom cruise,
  johnny depp, ryan gosling, ryan reynolds, chris hemsworth, chris evans, robert downey jr, keanu reeves, tom holland,
  timothee chalamet, jacob elordi, pedro pascal, henry cavill, harry styles, justin bieber, ed sheeran, drake, kanye west,
  bad bunny, the weeknd, shawn mendes, zayn malik, jungkook, cristiano ronaldo, lionel messi, kylian mbappe, neymar,
  lebron james, david beckham, serena williams, simone biles, megan rapinoe, travis kelce, shah rukh khan, dwayne johnson,
  will smith, george clooney, benedict cumberbatch, idris elba, jason momoa, zac efron, michael b jordan, andrew tate,
  mrbeast, logan paul, oprah winfrey, ellen degeneres, greta gerwig,
  emmanuel macron, brigitte macron, marine le pen, jordan bardella, nicolas sarkozy, pedro sanchez, queen letizia, king felipe,
  sergio mattarella, matteo salvini, silvio berlusconi, luis montenegro, marcelo rebelo de sousa, frank walter steinmeier,
  alice weidel, markus soder, robert habeck, mark rutte, dick schoof, geert wilders, queen maxima, king willem alexander,
  donald tusk, karol nawrocki, andrzej duda, jaroslaw kaczynski, lech walesa, viktor orban, recep tayyip erdogan,
  benjamin netanyahu, mark carney, claudia sheinbaum, lula da silva, jair bolsonaro, javier milei, nayib bukele, nicolas maduro,
  kim jong un, ali khamenei, shigeru ishiba, sanae takaichi, anthony albanese, cyril ramaphosa, rishi sunak, theresa may,
  queen camilla, prince of wales, princess of wales, j d vance, jd vance, nancy pelosi, bernie sanders, hunter biden,
  alexei navalny, yulia navalnaya, sam altman, tim cook, dalai lama, pope benedict, robert lewandowski, iga swiatek,
  max verstappen, lewis hamilton, rafael nadal, roger federer, novak djokovic, carlos alcaraz, lamine yamal, kim taehyung,
  usain bolt, michael jordan, tiger woods, helene fischer, marion cotillard, lea seydoux, monica bellucci, sophia loren,
  gisele bundchen, antonio banderas, javier bardem, rosalia vila, karol g, doutzen kroes, famke janssen, robert de niro,
  al pacino, samuel l jackson, morgan freeman, denzel washington, tom hanks, arnold schwarzenegger, sylvester stallone,
  jackie chan, stephen hawking, albert einstein, martin luther king, john f kennedy, marilyn monroe, michael jackson,
  elvis presley, freddie mercury, david bowie, nelson mandela, mahatma gandhi, adolf hitler, joseph stalin`);
