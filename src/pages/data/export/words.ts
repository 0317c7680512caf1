import { __, sprintf } from '@wordpress/i18n';
import { languageTag } from '@store-analytics/date';
import {
	reportEndpoints,
	reportScreens,
	type ExportFormat,
	type ExportInfo,
	type ExportRhythm,
	type FactTableName,
	type ReportSlug,
} from '@store-analytics/rest-api';

/** Name of a table of facts. */
export function tableName(table: FactTableName): string {
	return {
		orders: () => __('Orders', 'store-analytics'),
		lines: () => __('Order lines', 'store-analytics'),
		refunds: () => __('Refunds', 'store-analytics'),
		taxes: () => __('Taxes', 'store-analytics'),
		customers: () => __('Customers', 'store-analytics'),
		products: () => __('Products', 'store-analytics'),
		days: () => __('Days', 'store-analytics'),
	}[table]();
}

/** The reports whose rows can be exported, with their titles. */
export function exportableReports(): readonly { readonly slug: string; readonly title: string }[] {
	// As: the keys of a record; every endpoint has a screen.
	return (Object.keys(reportEndpoints) as ReportSlug[])
		.filter((slug) => slug in reportScreens)
		.map((slug) => ({ slug, title: reportScreens[slug].title() }));
}

/** The same of one export: its tables or its report. */
export function contentOf({ tables, report }: Pick<ExportInfo, 'tables' | 'report'>): string {
	if (report === null) return tables.map(tableName).join(' · ');
	const title = exportableReports().find(({ slug }) => slug === report)?.title ?? report;
	/* translators: %s: title of a report */
	return sprintf(__('Report: %s', 'store-analytics'), title);
}

/** Names of formats are the same in every language. */
export const formatNames: Readonly<Record<ExportFormat, string>> = {
	parquet: 'Parquet',
	csv: 'CSV',
	duckdb: 'DuckDB',
};

/** How often a saved export repeats. */
export function rhythmName(every: ExportRhythm, locale: string): string {
	return {
		day: () => __('Every day', 'store-analytics'),
		week: () =>
			/* translators: %s: a day of the week */
			sprintf(__('Every week: %s', 'store-analytics'), monday(locale)),
		month: () => __('On the first of each month', 'store-analytics'),
	}[every]();
}

function monday(locale: string): string {
	const day = new Date(Date.UTC(2026, 0, 5));
	return new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
		day,
	);
}
