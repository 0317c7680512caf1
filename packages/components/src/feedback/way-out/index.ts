export { WayOut, type WayOutProps } from './way-out';
