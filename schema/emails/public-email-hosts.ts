/** Mail services where anybody gets a mailbox: sharing one says nothing about two people. */
export const PUBLIC_EMAIL_HOSTS = new Set(
  `gmail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es live.com live.co.uk
  live.fr live.nl msn.com yahoo.com yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.in yahoo.fr yahoo.de yahoo.it yahoo.es
  yahoo.ca yahoo.com.br yahoo.com.au ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me fastmail.com
  fastmail.fm zoho.com zohomail.com yandex.ru mail.ru bk.ru inbox.ru list.ru rambler.ru gmx.de gmx.net gmx.com gmx.at
  gmx.ch web.de t-online.de freenet.de arcor.de mail.de posteo.de posteo.net mailbox.org tutanota.com tutanota.de
  tuta.com tuta.io hey.com duck.com mail.com email.com usa.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr
  bbox.fr libero.it virgilio.it alice.it tin.it tiscali.it aruba.it telefonica.net terra.es ono.com sapo.pt uol.com.br
  bol.com.br terra.com.br globo.com qq.com 163.com 126.com sina.com sohu.com foxmail.com naver.com daum.net hanmail.net
  nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com comcast.net verizon.net att.net sbcglobal.net cox.net
  charter.net bellsouth.net earthlink.net juno.com shaw.ca rogers.com sympatico.ca telus.net btinternet.com sky.com
  talktalk.net virginmedia.com ntlworld.com bigpond.com optusnet.com.au xtra.co.nz ziggo.nl kpnmail.nl planet.nl home.nl
  telenet.be skynet.be proximus.be bluewin.ch hispeed.ch wp.pl o2.pl interia.pl onet.pl seznam.cz centrum.cz abv.bg
  ukr.net telia.com online.no live.se live.dk live.no walla.co.il`.split(/\s+/),
);

/** Where a build serves the Public Suffix List's rules of several labels, a line each. */
export const PUBLIC_SUFFIXES_PATH = "/public-suffixes.txt";
