/** Districts whose name in the source is old, cut, or carries its state. Keys are lower case without parentheses. */
export const districtNames: Readonly<Record<string, string>> = {
  'ahmed nagar': 'Ahilyanagar', allahabad: 'Prayagraj', ananthapur: 'Anantapur', ananthnag: 'Anantnag', bagpat: 'Baghpat',
  baleswar: 'Balasore', 'bangalore rural': 'Bengaluru Rural', bangalore: 'Bengaluru', burdwan: 'Purba Bardhaman',
  chamrajnagar: 'Chamarajanagar', cuddapah: 'Kadapa', darjiling: 'Darjeeling', 'east nimar': 'Khandwa', faizabad: 'Ayodhya',
  'gandhi nagar': 'Gandhinagar', giridh: 'Giridih', gurgaon: 'Gurugram', hoshangabad: 'Narmadapuram', jaribam: 'Jiribam',
  jhujhunu: 'Jhunjhunu', 'jyotiba phule nagar': 'Amroha', 'k.v.rangareddy': 'Rangareddy', 'karim nagar': 'Karimnagar',
  kasargod: 'Kasaragod', kawardha: 'Kabirdham', keonjhargarh: 'Kendujhar', kheri: 'Lakhimpur Kheri', 'mahabub nagar': 'Mahabubnagar',
  mahesana: 'Mehsana', mammit: 'Mamit', marigaon: 'Morigaon', medinipur: 'Paschim Medinipur', 'west midnapore': 'Paschim Medinipur',
  'east midnapore': 'Purba Medinipur', 'north cachar hills': 'Dima Hasao', osmanabad: 'Dharashiv', 'panch mahals': 'Panchmahal',
  pondicherry: 'Puducherry', 'raigarh(mh)': 'Raigad', rajauri: 'Rajouri', ramanagar: 'Ramanagara', ropar: 'Rupnagar',
  'sant ravidas nagar': 'Bhadohi', sibsagar: 'Sivasagar', 'surendra nagar': 'Surendranagar', 'the dangs': 'Dang',
  tuticorin: 'Thoothukudi', 'west nimar': 'Khargone', 'yamuna nagar': 'Yamunanagar',
};

/**
 * Cities by the beginning of their pincodes, the longest beginning first asked. In a sorting district the codes xxx0yy
 * are its town; these are the towns whose name is not their district's, and the cities that hold more codes.
 */
export const citiesByPrefix: Readonly<Record<string, string>> = {
  110: 'New Delhi', 1210: 'Faridabad', 1220: 'Gurugram', 2010: 'Ghaziabad', 2013: 'Noida', 160: 'Chandigarh', 1341: 'Panchkula',
  1410: 'Ludhiana', 1430: 'Amritsar', 1440: 'Jalandhar', 1710: 'Shimla', 1800: 'Jammu', 1900: 'Srinagar', 194101: 'Leh', 194103: 'Kargil',
  2080: 'Kanpur', 2110: 'Prayagraj', 2210: 'Varanasi', 2240: 'Ayodhya', 2260: 'Lucknow', 2480: 'Dehradun', 2820: 'Agra', 3020: 'Jaipur', 3420: 'Jodhpur',
  3130: 'Udaipur', 3600: 'Rajkot', 380: 'Ahmedabad', 3824: 'Ahmedabad', 3900: 'Vadodara', 3950: 'Surat', 400: 'Mumbai', 4006: 'Thane',
  4007: 'Navi Mumbai', 4030: 'Panaji', 403001: 'Panaji', 4036: 'Margao', 4110: 'Pune', 4220: 'Nashik', 4310: 'Chhatrapati Sambhajinagar',
  4400: 'Nagpur', 4520: 'Indore', 4620: 'Bhopal', 4740: 'Gwalior', 4820: 'Jabalpur', 4900: 'Bhilai', 4910: 'Durg', 4920: 'Raipur',
  4950: 'Bilaspur', 500: 'Hyderabad', 5060: 'Warangal', 5175: 'Tirupati', 5200: 'Vijayawada', 5220: 'Guntur', 5300: 'Visakhapatnam',
  5330: 'Kakinada', 5331: 'Rajahmundry', 560: 'Bengaluru', 5700: 'Mysuru', 5750: 'Mangaluru', 5800: 'Dharwad', 58002: 'Hubballi',
  58003: 'Hubballi', 5900: 'Belagavi', 600: 'Chennai', 6050: 'Puducherry', 6200: 'Tiruchirappalli', 6250: 'Madurai', 6360: 'Salem',
  6410: 'Coimbatore', 6416: 'Tiruppur', 6701: 'Kannur', 6730: 'Kozhikode', 6800: 'Thrissur', 6820: 'Kochi', 682555: 'Kavaratti', 6910: 'Kollam', 6950: 'Thiruvananthapuram',
  700: 'Kolkata', 7111: 'Howrah', 7130: 'Bardhaman', 7132: 'Durgapur', 7133: 'Asansol', 7340: 'Siliguri', 737101: 'Gangtok',
  7441: 'Port Blair', 7510: 'Bhubaneswar', 7530: 'Cuttack', 7690: 'Rourkela', 7810: 'Guwahati', 7860: 'Dibrugarh', 7910: 'Itanagar', 791111: 'Itanagar',
  7930: 'Shillong', 7950: 'Imphal', 7960: 'Aizawl', 7970: 'Kohima', 797112: 'Dimapur', 7990: 'Agartala', 8000: 'Patna', 8260: 'Dhanbad',
  8270: 'Bokaro', 8310: 'Jamshedpur', 8340: 'Ranchi',
};

/** Places whose name in the source is the old one. */
export const placeNames: Readonly<Record<string, string>> = {
  Allahabad: 'Prayagraj', Bangalore: 'Bengaluru', 'Bangalore North': 'Bengaluru', 'Bangalore South': 'Bengaluru', Belgaum: 'Belagavi', Bellary: 'Ballari',
  Chikmagalur: 'Chikkamagaluru', Cochin: 'Kochi', Gulbarga: 'Kalaburagi', Gurgaon: 'Gurugram', Hospet: 'Hosapete', Hubli: 'Hubballi',
  Mangalore: 'Mangaluru', Mysore: 'Mysuru', Pondicherry: 'Puducherry', Shimoga: 'Shivamogga', Tumkur: 'Tumakuru',
};
