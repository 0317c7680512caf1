/**
 * Builds a file name from a name, a day and `key-value` parameters, in lower case. Every character but a-z and 0-9
 * becomes a dash; empty parts are left out. `day` is YYYY-MM-DD, by default today in the browser's zone.
 * @example generateCSVFileName('Revenue', { period: 'month' }, '2026-11-20') // 'revenue_2026-11-20_period-month.csv'
 */
export function generateCSVFileName(
	name: string | null = '',
	params: Readonly<Record<string, unknown>> | null = {},
	day: string = today(),
): string {
	const parameters = Object.entries(params ?? {}).map(([key, value]) =>
		slug(`${key}-${String(value)}`),
	);
	return `${[slug(name ?? ''), day, ...parameters].filter(Boolean).join('_')}.csv`;
}

function slug(text: string): string {
	return text.toLowerCase().replace(/[^a-z0-9]/g, '-');
}

function today(): string {
	const now = new Date();
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
