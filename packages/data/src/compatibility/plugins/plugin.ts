import type { pluginsByName } from './plugin-names';

/** Purposes of recommended plugins. */
export type RecommendedTypes = 'payments';

/** A plugin that this package knows by name. */
export type PluginNames = keyof ReturnType<typeof pluginsByName>;

/** Recommended plugins, as one offer. */
export interface Plugin {
	id: string;
	title: string;
	content: string;
	/** Slugs. */
	plugins: string[];
	/** Countries where it is listed first, and those where it is listed below. */
	category_other: string[];
	category_additional: string[];
	image: string;
	image_72x72?: string;
	square_image?: string;
	actionText?: string;
	recommendation_priority?: number;
	recommended?: boolean;
	is_visible?: boolean;
	is_local_partner?: boolean;
	is_offline?: boolean;
}

/** Errors in the format of PHP's WP_Error, by code or, here, by plugin. */
export interface WPError<Key extends string = string, Data = unknown> {
	errors: Partial<Record<Key, string[]>>;
	error_data?: Partial<Record<Key, Data>>;
	additional_data?: Partial<Record<Key, Data[]>>;
}

/** A response about plugins. Everything except `data` is unchanged. */
export interface PluginsResponse<Data> {
	data: Data;
	errors?: WPError;
	success?: boolean;
	message?: string;
	[field: string]: unknown;
}

/** Data about installed plugins. */
export type InstallPluginsResponse = PluginsResponse<{
	installed?: string[];
	activated?: string[];
	results?: Record<string, boolean>;
	/** Milliseconds by plugin. */
	install_time?: Record<string, number>;
	plugin_details?: Record<string, { name: string; uri: string; version: string }>;
}>;

/** Data about activated plugins. */
export type ActivatePluginsResponse = PluginsResponse<{ activated?: string[]; active?: string[] }>;
