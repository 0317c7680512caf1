import type { pluginsByName } from './plugin-names';

/** What plugins are recommended for. */
export type RecommendedTypes = 'payments';

/** A plugin that this package knows by name. */
export type PluginNames = keyof ReturnType<typeof pluginsByName>;

/** Plugins that the shop is recommended, as one offer. */
export interface Plugin {
	id: string;
	title: string;
	content: string;
	/** Slugs. */
	plugins: string[];
	/** Countries in which it stands first, and those in which it stands below. */
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

/** Errors as WordPress's PHP collects them, by code or, here, by plugin. */
export interface WPError<Key extends string = string, Data = unknown> {
	errors: Partial<Record<Key, string[]>>;
	error_data?: Partial<Record<Key, Data>>;
	additional_data?: Partial<Record<Key, Data[]>>;
}

/** A reply about plugins. What is not `data` is as the shop has it. */
export interface PluginsResponse<Data> {
	data: Data;
	errors?: WPError;
	success?: boolean;
	message?: string;
	[field: string]: unknown;
}

/** What is said of plugins that were installed. */
export type InstallPluginsResponse = PluginsResponse<{
	installed?: string[];
	activated?: string[];
	results?: Record<string, boolean>;
	/** Milliseconds by plugin. */
	install_time?: Record<string, number>;
	plugin_details?: Record<string, { name: string; uri: string; version: string }>;
}>;

/** What is said of plugins that were activated. */
export type ActivatePluginsResponse = PluginsResponse<{ activated?: string[]; active?: string[] }>;
