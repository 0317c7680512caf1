/** The subject of a rule in WooCommerce's messages and suggestions. */
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

/** The comparison of a rule. */
export type RuleOperation = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | '!contains';

/** A rule with which WooCommerce decides whether a message or suggestion is meant for this shop. */
export interface RuleProcessor {
	type: RuleType;
	operation?: RuleOperation;
	value?: string | number | boolean;
	/** The default when the shop knows no value. */
	default?: string | number | boolean;
	index?: string;
	status?: string;
	option_name?: string;
	plugin?: string;
	plugins?: string[];
	publish_after?: string;
	/** The rule that `not` negates. */
	operand?: RuleProcessor;
	/** The rules of `or`; one of them must hold. */
	operands?: RuleProcessor[] | RuleProcessor[][];
}
