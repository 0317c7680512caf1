/** A query of a report: the name of its file, the report, the parameters. */
export type Asked = readonly [file: string, path: string, query: Record<string, unknown>];

export const whole = { after: '2025-09-01T00:00:00', before: '2026-08-31T23:59:59' };

/** The whole time, both clock changes, New Year and half days. */
export const periods = [
	whole,
	{ after: '2025-12-20T00:00:00', before: '2026-01-12T23:59:59' },
	{ after: '2025-09-28T00:00:00', before: '2025-11-09T23:59:59' },
	{ after: '2026-03-01T12:30:00', before: '2026-04-10T11:15:00' },
	{ after: '2026-01-01T00:00:00', before: '2026-01-31T23:59:59' },
];
