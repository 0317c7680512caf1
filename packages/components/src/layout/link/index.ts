export { Link, type LinkProps, type LinkType } from './link';
