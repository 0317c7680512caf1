// In a shop, `@woocommerce/settings` is a script of WooCommerce that its packages expect on the page. This replaces
// what they use.
export const ADMIN_URL = '/wp-admin/';
export const getSetting = (_name, fallback) => fallback;
