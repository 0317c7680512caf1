export { Snackbar, type SnackbarAction, type SnackbarProps } from './snackbar';
