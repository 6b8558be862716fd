import type { Catalogue } from '@bande/core';

/** The annex: figures in the German federation. In our own words; figures carry over. */
export const annex = {
  'FISTF-VI.1.0a': { edition: 'fistf-4.0', kind: 'info', status: 'done', chapter: 'VI', gist: { de: 'Die Definition des Anhangs gilt nur im DSTFB, sonst Regel III.4.', en: 'Annex definition applies only to DSTFB play; elsewhere rule III.4 applies (text says II.4).' } },
  'FISTF-VI.1.0b': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Eine Figur ist ein Sockel mit einem Oberteil, das fest auf seiner Oberseite sitzt.', en: 'DSTFB figure: base and an upper part firmly joined to the upper side of the base.' } },
  'FISTF-VI.1.1.1': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Eine Figur wiegt höchstens 2,8 g.', en: 'DSTFB: one figure weighs at most 2.8 g.' } },
  'FISTF-VI.1.1.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Sie ist im Ganzen 27 bis 39 mm hoch.', en: 'DSTFB: total figure height 27 to 39 mm.' } },
  'FISTF-VI.1.2.1.1': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Das Oberteil stellt einen Fußballer in Aktion dar.', en: 'DSTFB: upper part must symbolise a footballer in action.' } },
  'FISTF-VI.1.2.1.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Das Oberteil ist 6 bis 13 mm breit.', en: 'DSTFB: upper part 6 to 13 mm wide.' } },
  'FISTF-VI.1.2.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Das Oberteil ist höchstens 6 mm dick.', en: 'DSTFB: upper part at most 6 mm thick.' } },
  'FISTF-VI.1.3.1.1': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Der Sockel ist rotationssymmetrisch.', en: 'DSTFB: base must be rotationally symmetric.' } },
  'FISTF-VI.1.3.1.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Von der Seite ist er ein Ellipsoid, quer zur Hauptachse ein- oder zweimal gekappt.', en: 'DSTFB: base side view is basically an ellipsoid cut once or twice at right angles to its main axis.' } },
  'FISTF-VI.1.3.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Die obere Kante darf gekappt oder rund sein.', en: 'DSTFB: upper base edge may be cut or rounded.' } },
  'FISTF-VI.1.3.3': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Der Sockel ist 5 bis 7 mm hoch.', en: 'DSTFB: base height 5 to 7 mm.' } },
  'FISTF-VI.1.3.4.1': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Sein größter Durchmesser ist 16 bis 21 mm.', en: 'DSTFB: largest base diameter 16 to 21 mm.' } },
  'FISTF-VI.1.3.4.2': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Der größte Durchmesser liegt höchstens 1,1 mm unter der Oberseite.', en: 'DSTFB: largest diameter lies at most 1.1 mm below the upper base surface.' } },
  'FISTF-VI.1.3.4.3': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Er ist höchstens 2 mm größer als der der Oberseite.', en: 'DSTFB: largest diameter is at most 2 mm larger than the diameter of the upper base surface.' } },
  'FISTF-VI.1.3.5a': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Die Unterseite darf nach außen gewölbt sein.', en: 'DSTFB: underside may be curved outwards.' } },
  'FISTF-VI.1.3.5b': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Nach innen darf sie höchstens 1 mm gewölbt sein.', en: 'DSTFB: underside may be curved inwards by at most 1 mm.' } },
  'FISTF-VI.1.3.5c': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Sie darf flach sein.', en: 'DSTFB: underside may be flat.' } },
  'FISTF-VI.1.3.5d': { edition: 'fistf-4.0', kind: 'equipment', status: 'done', chapter: 'VI', gist: { de: 'DSTFB: Eine hohle oder flache Unterseite ist im Durchmesser mindestens 5 mm kleiner als die Oberseite; für eine nach außen gewölbte gilt das nicht.', en: 'DSTFB: hollow or flat underside (b, c) must be at least 5 mm smaller in diameter than the upper base surface; no such limit for an outward curve (a).' } },
} as const satisfies Catalogue;
