import type { Links } from './items';

/** One number of Overview. */
export interface PerformanceIndicator {
	/** `report/metric`, e.g. `revenue/total_sales`. */
	stat: string;
	/** Key of the chart that shows it. */
	chart: string;
	label: string;
	/** `currency`, `number` … as the server names it. */
	format: string;
	value: number | null;
	/** Path of the report in the app, e.g. `/analytics/revenue`; empty if the server names none. */
	report: string;
}

/** A cell of a leaderboard. `display` is HTML from the server: sanitise it before use. */
export interface LeaderboardCell {
	display: string;
	value: string | number;
	format?: string;
}

/** One leaderboard of Overview. */
export interface Leaderboard {
	id: string;
	label: string;
	headers: { label: string }[];
	rows: LeaderboardCell[][];
}

/** One setting of a group. */
export interface Setting {
	id: string;
	label: string;
	description?: string;
	type: string;
	default: unknown;
	options?: Record<string, string>;
	value: unknown;
}

/** A country and its states, with names in the shop's language. */
export interface Country {
	code: string;
	name: string;
	states: { code: string; name: string }[];
}

/** The rules for a field in address forms. */
export interface SettingProperties {
	label?: string;
	label_class?: string[];
	placeholder?: string;
	class?: string[];
	autocomplete?: string;
	/** Fields are sorted by this number. */
	priority?: number;
	required?: boolean;
	type?: string;
	hidden?: boolean;
}

/** The rules for the address form of a country, by field name. */
export type Locale = Record<string, SettingProperties>;

/** Address rules by country code. */
export type Locales = Record<string, Locale>;

/** A message of the inbox. */
export interface Note {
	id: number;
	name: string;
	type: string;
	locale?: string;
	title: string;
	content: string;
	status: string;
	source?: string;
	date_created: string;
	date_created_gmt: string;
	date_reminder?: string | null;
	is_snoozable?: boolean;
	is_deleted: boolean;
	is_read: boolean;
	layout: string;
	image: string;
	actions: NoteAction[];
}

/** A button of a note. */
export interface NoteAction {
	id: number;
	name: string;
	label: string;
	query: string;
	status: string;
	url: string;
	actioned_text?: string;
	nonce_action?: string | null;
	nonce_name?: string | null;
}

/** A review of a product. */
export interface Review {
	id: number;
	date_created: string;
	date_created_gmt: string;
	product_id: number;
	product_name?: string;
	product_permalink?: string;
	status: string;
	reviewer: string;
	reviewer_email: string;
	review: string;
	rating: number;
	verified: boolean;
	_links?: Links;
}

/** The signed-in user; `woocommerce_meta` holds JSON texts by preference name. */
export interface User {
	id: number;
	username?: string;
	name?: string;
	email?: string;
	locale?: string;
	roles?: string[];
	capabilities?: Record<string, boolean>;
	is_super_admin?: boolean;
	woocommerce_meta?: Record<string, string>;
}

/** A product or a variation: the part that the app uses. */
export interface Product {
	id: number;
	parent_id: number;
	name: string;
	sku: string;
	type: string;
	stock_quantity: number | null;
	stock_status?: string;
	low_stock_amount?: number | null;
	images?: { src: string; alt?: string }[];
	attributes?: { id: number; name: string; option?: string }[];
}

/** A product category. */
export interface Category {
	id: number;
	name: string;
	parent: number;
	slug?: string;
}

/** Response to a started export. */
export interface ExportStarted {
	export_id?: string;
	message?: string;
}

/** Progress of the import of past orders. */
export interface ImportStatus {
	is_importing: boolean;
	customers?: { imported: number; total: number };
	orders?: { imported: number; total: number };
	/** Date from which data was imported; -1 for everything. */
	imported_from?: string | number;
}

/** When batches of orders enter the reports (WooCommerce 10.5). Dates are the shop's wall time. */
export interface ImportBatches {
	mode: 'scheduled' | 'immediate';
	/** Reports contain all orders changed until then; null before the first batch. */
	last_processed_date: string | null;
	next_scheduled: string | null;
	import_in_progress_or_due: boolean;
	/** Since WooCommerce 11.0: orders that could not be imported, and how many more the shop does not list. */
	failed?: { readonly count: number; readonly overflow: number };
}

/** How much remains to be imported. */
export interface ImportTotals {
	customers: number;
	orders: number;
}
