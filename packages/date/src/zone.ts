const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** Minutes that `zone` (`±hh:mm` or an IANA name) is ahead of UTC at `instant`; null for a zone nobody knows. */
export function zoneOffset(zone: string, instant: Date): number | null {
	const fixed = /^([+-])(\d{1,2}):?(\d{2})$/.exec(zone.trim());
	if (fixed) {
		const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
		return fixed[1] === '-' ? -minutes : minutes;
	}
	const formatter = formatterFor(zone.trim());
	if (!formatter) return null;
	// Clocks change on the minute, and a page asks for now again and again.
	const minute = Math.floor(instant.getTime() / 60_000);
	if (last.zone !== zone || last.minute !== minute) {
		last = { zone, minute, offset: offsetBy(formatter, instant) };
	}
	return last.offset;
}

let last = { zone: '', minute: NaN, offset: 0 };

function offsetBy(formatter: Intl.DateTimeFormat, instant: Date): number {
	const field: Record<string, number> = {};
	for (const { type, value } of formatter.formatToParts(instant)) field[type] = Number(value);
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
	const wall = Date.UTC(year, month - 1, day, hour, minute, second);
	const seconds = Math.floor(instant.getTime() / 1000);
	return Math.round((wall / 1000 - seconds) / 60);
}

function formatterFor(zone: string): Intl.DateTimeFormat | null {
	let formatter = formatters.get(zone);
	if (formatter === undefined) {
		formatter = zone === '' ? null : createFormatter(zone);
		formatters.set(zone, formatter);
	}
	return formatter;
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
	try {
		return new Intl.DateTimeFormat('en-US', {
			timeZone: zone,
			calendar: 'gregory',
			numberingSystem: 'latn',
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		});
	} catch {
		return null;
	}
}
