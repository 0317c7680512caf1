/** What an extension is marked with. */
export type TagsSlug = 'marketplace';

/** An extension that the shop can have for nothing. */
export interface Extension {
	key: string;
	name: string;
	label?: string;
	description: string;
	image_url: string;
	manage_url: string;
	learn_more_link?: string;
	is_built_by_wc: boolean;
	is_visible: boolean;
	is_installed?: boolean;
	is_activated?: boolean;
	/** Whether it works with a connection to Jetpack only. */
	requires_jpc?: boolean;
	install_priority?: number;
	install_external?: boolean;
	tags?: TagsSlug[];
}

/** Extensions that are offered together. */
export interface ExtensionList {
	key: string;
	title: string;
	plugins: Extension[];
}

/** What a way to pay is called in a language. */
export interface FieldLocale {
	locale: string;
	label: string;
}

/** Something to fill in for a way to pay. */
export interface MethodFields {
	name: string;
	option?: string;
	label?: string;
	locales?: FieldLocale[];
	type?: string;
	value?: string;
}
