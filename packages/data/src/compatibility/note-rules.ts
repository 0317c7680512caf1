/** What a rule of WooCommerce's messages and suggestions looks at. */
export type RuleType =
	| 'plugins_activated'
	| 'plugin_version'
	| 'publish_after_time'
	| 'publish_before_time'
	| 'not'
	| 'or'
	| 'pass'
	| 'fail'
	| 'stored_state'
	| 'order_count'
	| 'product_count'
	| 'onboarding_profile'
	| 'is_ecommerce'
	| 'base_location_country'
	| 'base_location_state'
	| 'note_status'
	| 'option'
	| 'wcadmin_active_for'
	| 'wca_updated';

/** How a rule compares. */
export type RuleOperation = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | '!contains';

/** A rule by which WooCommerce decides whether a message or a suggestion is for this shop. */
export interface RuleProcessor {
	type: RuleType;
	operation?: RuleOperation;
	value?: string | number | boolean;
	/** Counts where the shop knows no value. */
	default?: string | number | boolean;
	index?: string;
	status?: string;
	option_name?: string;
	plugin?: string;
	plugins?: string[];
	publish_after?: string;
	/** The rule that `not` turns around. */
	operand?: RuleProcessor;
	/** The rules of which `or` wants one. */
	operands?: RuleProcessor[] | RuleProcessor[][];
}
