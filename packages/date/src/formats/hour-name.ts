import { languageTag } from './language-tag';
import { dayHalves } from './locale';

/**
 * Returns the name of an hour as the shop's format writes times: `2 pm`, `14:00`, `14 h 00`.
 * @example hourName(14, { timeFormat: 'g:i a', locale: 'en_US' }) // '2 pm'
 */
export function hourName(
	hour: number,
	{ timeFormat, locale }: { readonly timeFormat: string; readonly locale: string },
): string {
	const [number] = /(?<!\\)[gh]/.exec(timeFormat) ?? [];
	const pad = (value: number) => String(value).padStart(2, '0');
	if (number !== undefined) {
		const half = /(?<!\\)[aA]/.exec(timeFormat);
		const shown = number === 'h' ? pad(hour % 12 || 12) : String(hour % 12 || 12);
		const name = halfOf(hour, locale, half?.[0] === 'A');
		return half && half.index < timeFormat.indexOf(number)
			? `${name} ${shown}`
			: `${shown} ${name}`;
	}
	const [, digits = 'H', between = ':'] = /(?<!\\)([GH])(.*?)(?<!\\)i/.exec(timeFormat) ?? [];
	const shown = digits === 'G' ? String(hour) : pad(hour);
	return `${shown}${between.replace(/\\(.)/g, '$1')}00`;
}

/** By language tag: to ask Intl for each hour anew takes 4 ms. */
const halves = new Map<string, ReturnType<typeof dayHalves>>();

function halfOf(hour: number, locale: string, isUpper: boolean): string {
	const tag = languageTag(locale);
	const names = halves.get(tag) ?? dayHalves(tag);
	halves.set(tag, names);
	const name = names[hour < 12 ? 0 : 1];
	return isUpper ? name.toLocaleUpperCase(tag) : name.toLocaleLowerCase(tag);
}
