/** Hidden columns of a table; `''` if none were chosen. */
type HiddenColumns = readonly string[] | '';

/** The answer to a one-time question. */
type YesOrNo = 'yes' | 'no' | '';

/** WooCommerce's own preferences of a user, decoded. Extensions add theirs. */
export interface UserPreferences {
	activity_panel_inbox_last_read?: number | '';
	activity_panel_reviews_last_read?: number | '';
	android_app_banner_dismissed?: string;
	categories_report_columns?: HiddenColumns;
	coupons_report_columns?: HiddenColumns;
	customers_report_columns?: HiddenColumns;
	orders_report_columns?: HiddenColumns;
	products_report_columns?: HiddenColumns;
	revenue_report_columns?: HiddenColumns;
	taxes_report_columns?: HiddenColumns;
	variations_report_columns?: HiddenColumns;
	dashboard_chart_interval?: string;
	dashboard_chart_type?: string;
	dashboard_leaderboard_rows?: number | string;
	dashboard_sections?: readonly Readonly<Record<string, unknown>>[] | '';
	homepage_layout?: string;
	homepage_stats?: Readonly<Record<string, unknown>> | '';
	task_list_tracked_started_tasks?: Readonly<Record<string, number>> | '';
	variable_product_tour_shown?: string;
	variable_product_block_tour_shown?: string;
	local_attributes_notice_dismissed_ids?: readonly number[] | '';
	variable_items_without_price_notice_dismissed?: Readonly<Record<number, string>> | '';
	product_advice_card_dismissed?: Readonly<Record<string, 'yes' | 'no'>> | '';
	launch_your_store_tour_hidden?: YesOrNo;
	coming_soon_banner_dismissed?: YesOrNo;
	scheduled_updates_promotion_notice_dismissed?: YesOrNo;
}

/** A user with all fields, as the signed-in one is returned. */
export interface WholeUser {
	id: number;
	username: string;
	name: string;
	first_name: string;
	last_name: string;
	nickname: string;
	slug: string;
	email: string;
	url: string;
	link: string;
	description: string;
	locale: string;
	registered_date: string;
	roles: string[];
	capabilities: Record<string, boolean>;
	extra_capabilities: Record<string, boolean>;
	avatar_urls: Record<string, string>;
	meta: unknown;
	is_super_admin: boolean;
	/** JSON texts by preference; `useUserPreferences` decodes them. */
	woocommerce_meta: Record<string, string>;
}

/** A user of the shop. Only the context `edit`, that of the signed-in user, has all fields. */
export type WCUser<Context extends 'edit' | 'view' | 'embed' = 'edit'> = Context extends 'edit'
	? WholeUser
	: Partial<WholeUser> & Pick<WholeUser, 'id'>;
