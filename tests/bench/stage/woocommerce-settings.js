// In a shop `@woocommerce/settings` is a script of WooCommerce's that WooCommerce's packages expect on the page; here is what they ask of it.
export const ADMIN_URL = '/wp-admin/';
export const getSetting = (_name, fallback) => fallback;
