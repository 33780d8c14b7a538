// How jq 1.6 spells a number: the shortest digits that read back as the same double, plain while the decimal point lies
// at most 15 places behind the last digit and at most 3 zeros before the first, with a signed exponent of at least two
// digits otherwise (`1e+16`, `1.5e-07`). JavaScript finds the same digits but places point and exponent elsewhere.

const POINT_BEHIND_MAX = 15;
const POINT_BEFORE_MIN = -4;

/** The spelling of a finite double; `-0` keeps its sign. */
export function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return Object.is(value, -0) ? '-0' : String(value);
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const sign = value < 0 ? '-' : '';
  return sign + placePoint(digits, Number(exponent) + 1);
}

// `point` is the place of the decimal point, counted from before the first digit.
function placePoint(digits: string, point: number): string {
  if (point <= POINT_BEFORE_MIN || point > digits.length + POINT_BEHIND_MAX) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    const exponent = String(Math.abs(point - 1)).padStart(2, '0');
    return `${digits.slice(0, 1)}${fraction}e${point > 0 ? '+' : '-'}${exponent}`;
  }
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits.padEnd(point, '0');
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
