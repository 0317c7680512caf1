import lodash from 'lodash';

Object.assign(window, { lodash });
