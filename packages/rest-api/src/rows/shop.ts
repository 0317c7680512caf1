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
	/** Path of the report in the app, e.g. `/analytics/revenue`; empty when the server names none. */
	report: string;
}

/** A cell of a leaderboard. `display` is HTML from the server: sanitise before showing. */
export interface LeaderboardCell {
	display: string;
	value: string | number;
	format?: string;
}

/** One ranking of Overview. */
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

/** A country and its states, names as the shop's language has them. */
export interface Country {
	code: string;
	name: string;
	states: { code: string; name: string }[];
}

/** How an address form asks for a field. */
export interface SettingProperties {
	label?: string;
	label_class?: string[];
	placeholder?: string;
	class?: string[];
	autocomplete?: string;
	/** Fields stand in the order of these. */
	priority?: number;
	required?: boolean;
	type?: string;
	hidden?: boolean;
}

/** What an address form asks in a country, by field name. */
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

/** A product or a variation, as far as the app looks at it. */
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

/** Reply to a started export. */
export interface ExportStarted {
	export_id?: string;
	message?: string;
}

/** How far the import of past orders is. */
export interface ImportStatus {
	is_importing: boolean;
	customers?: { imported: number; total: number };
	orders?: { imported: number; total: number };
	/** Date from which data was imported; -1 for everything. */
	imported_from?: string | number;
}

/** When orders come into the reports, where they come in batches (WooCommerce 10.5). Dates are the shop's wall time. */
export interface ImportBatches {
	mode: 'scheduled' | 'immediate';
	/** Orders that were changed until then are in the reports; null before the first batch. */
	last_processed_date: string | null;
	next_scheduled: string | null;
	import_in_progress_or_due: boolean;
}

/** How much there is to import. */
export interface ImportTotals {
	customers: number;
	orders: number;
}
