/** Badges of an extension. */
export type TagsSlug = 'marketplace';

/** A free extension. */
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
	/** Whether it needs a connection to Jetpack. */
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

/** The name of a payment method in one language. */
export interface FieldLocale {
	locale: string;
	label: string;
}

/** A field that a payment method requires. */
export interface MethodFields {
	name: string;
	option?: string;
	label?: string;
	locales?: FieldLocale[];
	type?: string;
	value?: string;
}
