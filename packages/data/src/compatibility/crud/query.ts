/** Parameters that WordPress's and WooCommerce's lists have in common; `Fields` are the names that `_fields` may ask for. */
export interface BaseQueryParams<Fields = string> {
	context?: string;
	/** From 1 on. */
	page?: number;
	per_page?: number;
	offset?: number;
	search?: string;
	/** Dates of ISO 8601. */
	after?: string;
	before?: string;
	include?: string | number[];
	exclude?: string | number[];
	parent?: number[];
	parent_exclude?: number[];
	order?: 'asc' | 'desc';
	orderby?: 'date' | 'id' | 'include' | 'title' | 'slug' | 'menu_order';
	_fields?: Fields[];
}
