import { __ } from '@wordpress/i18n';
import {
	exportFormats,
	factTableNames,
	type ExportFormat,
	type ExportRequest,
	type FactTableName,
} from '@store-analytics/rest-api';

/** A request that cannot be carried out; the message names what is wrong and what there is. */
export class ExportRequestError extends Error {
	override readonly name = 'ExportRequestError';
}

/** Checks what somebody asks for. Throws an ExportRequestError with the first problem. */
export function readExportRequest(asked: Readonly<Record<string, unknown>>): ExportRequest {
	const report = asked['report'] ?? null;
	if (report !== null && typeof report !== 'string') {
		throw new ExportRequestError('"report" is the name of a report, such as "orders".');
	}
	const format = formatIn(asked['format'], report);
	const tables = report === null ? tablesIn(asked['tables']) : [];
	const [since, until] = [dayIn(asked, 'since'), dayIn(asked, 'until')];
	if (since !== null && until !== null && since > until) {
		throw new ExportRequestError(
			__('The first day (since) is after the last day (until).', 'store-analytics'),
		);
	}
	const personal = asked['personal'] ?? false;
	if (typeof personal !== 'boolean') {
		throw new ExportRequestError('"personal" is true or false.');
	}
	return { tables, report, format, since, until, personal };
}

function formatIn(value: unknown, report: string | null): ExportFormat {
	const format = exportFormats.find((one) => one === (value ?? 'parquet'));
	if (!format) {
		throw new ExportRequestError(`"format" is one of ${exportFormats.join(', ')}.`);
	}
	if (report !== null && format === 'duckdb') {
		throw new ExportRequestError('The rows of a report are exported as csv or parquet.');
	}
	return format;
}

/** All tables by default; in their own order, each once. */
export function tablesIn(value: unknown): readonly FactTableName[] {
	const asked: unknown[] = Array.isArray(value)
		? value
		: value === undefined
			? [...factTableNames]
			: [value];
	const unknown = asked.find((name) => !factTableNames.some((one) => one === name));
	if (unknown !== undefined || asked.length === 0) {
		throw new ExportRequestError(
			`"tables" are some of ${factTableNames.join(', ')}; ${asked.length === 0 ? 'none is named' : `there is no "${String(unknown)}"`}.`,
		);
	}
	return factTableNames.filter((name) => asked.includes(name));
}

function dayIn(asked: Readonly<Record<string, unknown>>, name: 'since' | 'until'): string | null {
	const value = asked[name] ?? null;
	if (value === null || value === '') return null;
	const isDay =
		typeof value === 'string' &&
		/^\d{4}-\d\d-\d\d$/.test(value) &&
		!Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
		new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
	if (!isDay) throw new ExportRequestError(`"${name}" is a day, such as 2026-10-01.`);
	return value;
}
