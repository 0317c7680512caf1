import { provideWooCommerce } from './woocommerce';

provideWooCommerce();
